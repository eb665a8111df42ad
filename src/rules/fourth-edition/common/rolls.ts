import { basicSet } from '../../../catalog/books.ts';
import { formatFraction } from '../../../engine/format.ts';
import { fightStats, isAny, traitsOf } from '../../combat/fight.ts';
import type { Fight } from '../../combat/fight-rules.ts';
import { reactionTable } from '../../rolls/result-tables.ts';
import type { FrightRow, RollModifier, RollRules, RollSubject } from '../../rolls/roll-rules.ts';
import { fightPages } from './fight/fight-pages.ts';
import { speedRangeRow } from './fight/ranged-steps.ts';
import { pages } from './pages.ts';

/** Rule of 14 (p. 360): a Fright Check is made at 13 at best. */
const maxFright = 13;
const totalDarkness = 10;

const rollPages = {
  equipment: basicSet(345),
  difficulty: basicSet(345),
  time: basicSet(346),
  tries: basicSet(348),
  techLevel: basicSet(168),
  language: basicSet(24),
  vision: basicSet(358),
  hearing: basicSet(358),
  influence: basicSet(359),
  fright: basicSet(360),
  frightTable: basicSet('pp. 360–361'),
  reactions: basicSet('pp. 494, 560'),
};

const isTask = ({ use }: RollSubject): boolean => use === 'skill' || use === 'ability' || use === 'attribute';
const isSkill = ({ use }: RollSubject): boolean => use === 'skill';
const isTechnological = ({ skill }: RollSubject): boolean => skill?.facet?.techLevel === true;
const isFright = ({ use }: RollSubject): boolean => use === 'fright';

const slower = [
  [2, 1],
  [4, 2],
  [8, 3],
  [15, 4],
  [30, 5],
] as const;

/** Time spent (p. 346). */
const time: RollModifier = {
  id: 'time',
  name: 'Time taken',
  cite: rollPages.time,
  appliesTo: isTask,
  usual: 'as long as usual',
  circumstances: () => [
    ...slower.map(([times, add]) => ({ id: `x${times}`, name: `${times} times as long`, add })),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenths) => ({
      id: `-${tenths}0`,
      name: `${tenths}0% less`,
      add: -tenths,
    })),
    { id: 'instant', name: 'in no time (cinematic)', add: -10 },
  ],
};

/** Workers get a bonus from somebody who coordinates them for a whole shift, by Administration or Leadership (p. 346). */
const supervisor: RollModifier = {
  id: 'supervisor',
  name: 'Supervisor',
  cite: rollPages.time,
  appliesTo: isTask,
  usual: 'none',
  circumstances: () => [
    { id: 'success', name: 'success', add: 1 },
    { id: 'critical', name: 'critical success', add: 2 },
  ],
};

/** A task whose whole pace is another takes more or fewer man-hours. Nothing of many days is done in no time. */
const taskTimes: Readonly<Record<string, number>> = Object.fromEntries([
  ...slower.map(([times]) => [`x${times}`, times]),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenths) => [`-${tenths}0`, (10 - tenths) / 10]),
]);

/** From this hour on each further one makes it harder to endure a long day. */
const longDay = 10;

/** Long tasks (p. 346). */
const longTasks: RollRules['longTasks'] = {
  appliesTo: isTask,
  day: 8,
  pace: { modifier: time.id, times: taskTimes },
  modifiers: [supervisor],
  longDay: {
    name: 'HT for a long day',
    formula: (w, hours) => {
      w.startFrom('ht');
      if (hours > longDay) w.add(longDay - hours, `hours over ${longDay}`);
    },
    penalty: ({ margin }) => Math.max(2, -margin),
  },
  worth: {
    criticalSuccess: { times: 1.5, words: 'critical success' },
    success: { times: 1, words: 'success' },
    failure: { times: 0.5, words: 'failure' },
    criticalFailure: { times: 0, words: 'critical failure' },
  },
  ruined: 2,
  cite: rollPages.time,
};

/** Tools (p. 345): technological skills suffer more without them; the best ones depend on the tech level. */
const equipment: RollModifier = {
  id: 'equipment',
  name: 'Equipment',
  cite: rollPages.equipment,
  appliesTo: isSkill,
  usual: 'basic',
  circumstances: (subject, { context }) => {
    const techLevel = subject.skill?.techLevel ?? context.character.campaign.techLevel ?? 0;
    return [
      { id: 'best', name: 'the best of its time', add: Math.max(2, Math.floor(techLevel / 2)) },
      { id: 'fine', name: 'fine', add: 2 },
      { id: 'good', name: 'good', add: 1 },
      { id: 'improvised', name: 'improvised', add: isTechnological(subject) ? -5 : -2 },
      { id: 'none', name: 'none', add: isTechnological(subject) ? -10 : -5 },
    ];
  },
};

const condition: RollModifier = {
  id: 'condition',
  name: 'Condition of equipment',
  cite: rollPages.equipment,
  appliesTo: isSkill,
  usual: 'whole',
  circumstances: () => [
    { id: 'missing', name: 'an important item is missing', add: -1 },
    { id: 'missing2', name: 'two important items are missing', add: -2 },
    { id: 'damaged', name: 'slightly damaged', add: -1 },
    { id: 'damaged2', name: 'damaged', add: -2 },
    { id: 'damaged3', name: 'badly damaged', add: -3 },
  ],
};

const difficulty: RollModifier = {
  id: 'difficulty',
  name: 'Difficulty',
  cite: rollPages.difficulty,
  appliesTo: isTask,
  usual: 'average',
  circumstances: () => [
    { id: '+10', name: 'automatic', add: 10 },
    { id: '+8', name: 'trivial', add: 8 },
    { id: '+6', name: 'very easy', add: 6 },
    { id: '+4', name: 'easy', add: 4 },
    { id: '+2', name: 'very favorable', add: 2 },
    { id: '+1', name: 'favorable', add: 1 },
    { id: '-1', name: 'unfavorable', add: -1 },
    { id: '-2', name: 'very unfavorable', add: -2 },
    { id: '-4', name: 'hard', add: -4 },
    { id: '-6', name: 'very hard', add: -6 },
    { id: '-8', name: 'dangerous', add: -8 },
    { id: '-10', name: 'impossible', add: -10 },
  ],
};

/** Gear of another tech level (p. 168): newer gear is strange to skills of IQ, older gear loses less. */
const techLevel: RollModifier = {
  id: 'techLevel',
  name: 'Tech level of the equipment',
  cite: rollPages.techLevel,
  appliesTo: isTechnological,
  usual: 'that of the skill',
  circumstances: ({ skill }) => {
    const steps = (by: number) => (by === 1 ? 'one level' : `${by} levels`);
    const byIq = skill?.facet?.attribute === 'iq';
    const newer = [1, 2, 3].map((by) => ({ id: `newer${by}`, name: `${steps(by)} newer`, add: byIq ? -5 * by : -by }));
    const older = [1, 2, 3, 4].map((by) => ({
      id: `older${by}`,
      name: `${steps(by)} older`,
      add: byIq ? 1 - 2 * by : -by,
    }));
    return [...newer, ...older];
  },
};

const familiarity: RollModifier = {
  id: 'familiarity',
  name: 'Familiarity',
  cite: pages.familiarity,
  appliesTo: isSkill,
  usual: 'familiar',
  circumstances: () => [{ id: 'unfamiliar', name: 'a kind that you do not know', add: -2 }],
};

const culture: RollModifier = {
  id: 'culture',
  name: 'Culture',
  cite: pages.cultures,
  appliesTo: ({ use, skill }) => use === 'skill' && skill?.facet?.kind === 'mental',
  usual: 'your own',
  circumstances: () => [{ id: 'foreign', name: 'one that you do not know', add: -3 }],
};

const language: RollModifier = {
  id: 'language',
  name: 'Language',
  cite: rollPages.language,
  appliesTo: ({ use, skill }) => use === 'skill' && skill?.facet?.kind === 'mental',
  usual: 'spoken well',
  circumstances: () => [
    { id: 'accented', name: 'spoken with an accent', add: -1 },
    { id: 'broken', name: 'broken', add: -3 },
  ],
};

/** Light for work with the hands; a look at something is darkened by the fighter's state. */
const light: RollModifier = {
  id: 'light',
  name: 'Light',
  cite: rollPages.vision,
  appliesTo: ({ use, skill }) => use === 'skill' && skill?.facet?.combat !== true,
  usual: 'enough',
  circumstances: (subject) => [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((by) => ({ id: `-${by}`, name: `darkness ${by}`, add: -by })),
    ...(subject.skill?.id === 'lockpicking' ? [{ id: 'touch', name: 'none: by touch', add: -5 }] : []),
  ],
};

const tries: RollModifier = {
  id: 'tries',
  name: 'Failed tries before',
  cite: rollPages.tries,
  appliesTo: (subject) => isTask(subject) || subject.use === 'sense',
  unit: 'tries',
  most: 10,
  of: (count) => ({ add: -count, words: count === 1 ? 'tried once before' : `tried ${count} times before` }),
};

const plainSight: RollModifier = {
  id: 'plainSight',
  name: 'What is looked for',
  cite: rollPages.vision,
  appliesTo: ({ stat }) => stat === 'vision',
  usual: 'not in the open',
  circumstances: () => [{ id: 'open', name: 'in plain sight', add: 10 }],
};

const distance: RollModifier = {
  id: 'distance',
  name: 'Distance',
  cite: fightPages.range,
  appliesTo: ({ stat }) => stat === 'vision',
  unit: 'yards',
  most: 100_000,
  of: (yards) => ({ add: -speedRangeRow(yards).penalty, words: `${formatFraction(yards)} yards away` }),
};

/** Steps of the table of sounds (p. 358): each doubles the distance at which the sound is heard without a modifier. */
const sound: RollModifier = {
  id: 'sound',
  name: 'Sound',
  cite: rollPages.hearing,
  appliesTo: ({ stat }) => stat === 'hearing',
  usual: 'a normal conversation',
  circumstances: () => [
    { id: '-2', name: 'leaves rustling', add: -2 },
    { id: '-1', name: 'quiet conversation', add: -1 },
    { id: '1', name: 'light traffic', add: 1 },
    { id: '2', name: 'loud conversation', add: 2 },
    { id: '3', name: 'a noisy office', add: 3 },
    { id: '4', name: 'normal traffic', add: 4 },
    { id: '5', name: 'a quiet rock band', add: 5 },
    { id: '6', name: 'heavy traffic', add: 6 },
    { id: '7', name: 'a jet taking off', add: 7 },
    { id: '8', name: 'a very loud rock band', add: 8 },
  ],
};

/** A normal conversation is heard at one yard; −1 for each doubling. */
const hearingDistance: RollModifier = {
  id: 'hearingDistance',
  name: 'Distance',
  cite: rollPages.hearing,
  appliesTo: ({ stat }) => stat === 'hearing',
  unit: 'yards',
  most: 100_000,
  of: (yards) => ({ add: 0 - Math.ceil(Math.log2(yards) - 1e-9), words: `${formatFraction(yards)} yards away` }),
};

const range = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);

/** Modifiers of a Fright Check (p. 360). */
const frightModifiers: readonly RollModifier[] = [
  {
    id: 'battle',
    name: 'In a fight',
    usual: 'no',
    circumstances: () => [{ id: 'yes', name: 'yes', add: 5 }],
  },
  {
    id: 'monster',
    name: 'Monster',
    usual: 'none, or of no account',
    circumstances: () => range(1, 10).map((by) => ({ id: `-${by}`, name: `terrible ${by}`, add: -by })),
  },
  {
    id: 'horde',
    name: 'How many of them',
    usual: 'fewer than 5',
    circumstances: () => [
      { id: '5', name: '5 or more', add: -1 },
      { id: '10', name: '10 or more', add: -2 },
      { id: '20', name: '20 or more', add: -3 },
      { id: '50', name: '50 or more', add: -4 },
      { id: '100', name: '100 or more', add: -5 },
    ],
  },
  {
    id: 'body',
    name: 'Dead body',
    usual: 'none, or killed by violence',
    circumstances: () => [
      { id: 'laidOut', name: 'laid out in peace', add: 6 },
      { id: 'whole', name: 'without a wound', add: 2 },
      { id: 'torn', name: 'mutilated', add: -1 },
      { id: 'torn2', name: 'badly mutilated', add: -2 },
      { id: 'torn3', name: 'torn to pieces', add: -3 },
    ],
  },
  {
    id: 'dependent',
    name: 'Whose it is',
    usual: 'somebody else’s',
    circumstances: () => [{ id: 'yes', name: 'your Dependent’s', add: -6 }],
  },
  {
    id: 'away',
    name: 'How near',
    usual: 'in sight',
    circumstances: () => [
      { id: 'touch', name: 'it touches you', add: -1 },
      { id: 'far', name: '100 yards or more', add: 1 },
      { id: 'remote', name: 'seen from afar by a camera or a spell', add: 3 },
    ],
  },
  {
    id: 'place',
    name: 'Place',
    usual: 'not lonely',
    circumstances: () => [{ id: 'isolated', name: 'lonely', add: -1 }],
  },
  {
    id: 'night',
    name: 'Light',
    usual: 'day',
    circumstances: () => [{ id: 'dark', name: 'night or dark', add: -1 }],
  },
  {
    id: 'company',
    name: 'Company',
    usual: 'others are there',
    circumstances: () => [{ id: 'alone', name: 'alone', add: -2 }],
  },
  {
    id: 'prepared',
    name: 'Prepared',
    usual: 'no',
    circumstances: () => [
      { id: '1', name: 'you have met the like, or heard of it', add: 1 },
      { id: '2', name: 'well informed', add: 2 },
      { id: '3', name: 'fully informed', add: 3 },
    ],
  },
].map((modifier) => ({ ...modifier, cite: rollPages.fright, appliesTo: isFright }));

const stun = 'each second after that, roll Will with the same modifiers to snap out of it';

/** What a failed Fright Check does (pp. 360–361), by three dice and the margin of failure. The words are our own. */
const frightTable: readonly FrightRow[] = [
  { upTo: 5, words: 'stunned for a second' },
  { upTo: 7, words: 'stunned for a second; each second after that, roll plain Will to snap out of it' },
  { upTo: 9, words: `stunned for a second; ${stun}` },
  { upTo: 10, words: `stunned for 1d seconds; ${stun}` },
  { upTo: 11, words: `stunned for 2d seconds; ${stun}` },
  { upTo: 12, words: 'retching for 25 − HT seconds, then roll HT each second to recover' },
  { upTo: 13, words: 'a new mental quirk, even past five' },
  { upTo: 15, words: `loses 1d FP and is stunned for 1d seconds; ${stun}` },
  { upTo: 16, words: `stunned for 1d seconds, and a new mental quirk; ${stun}` },
  { upTo: 17, words: 'faints for 1d minutes, then roll HT each minute to recover' },
  { upTo: 18, words: 'faints for 1d minutes; roll HT at once, or lose 1 HP in the fall' },
  { upTo: 19, words: 'faints for 2d minutes, then roll HT each minute; loses 1 HP' },
  { upTo: 20, words: 'faints for 4d minutes, then roll HT each minute; loses 1d FP' },
  { upTo: 21, words: 'panics for 1d minutes, then roll plain Will each minute to calm down' },
  { upTo: 22, words: 'a new Delusion of −10 points' },
  { upTo: 23, words: 'a new Phobia, or another mental disadvantage, of −10 points' },
  { upTo: 24, words: 'the body changes: physical disadvantages of −15 points, by the game master' },
  { upTo: 25, words: 'a fitting Phobia gets a step worse; without one, a new mental disadvantage of −10 points' },
  { upTo: 26, words: 'faints for 1d minutes, as on 18, and a new Delusion of −10 points' },
  { upTo: 27, words: 'faints for 1d minutes, as on 18, and a new mental disadvantage of −10 points' },
  { upTo: 28, words: 'unconscious: roll HT every 30 minutes; then −2 to all rolls for six hours' },
  { upTo: 29, words: 'in a coma for 1d hours, then roll HT or another 1d hours; then −2 to all rolls for six hours' },
  {
    upTo: 30,
    words:
      'stares for 1d days, then roll HT or another 1d days; without care loses 1 HP, then 2, and so on; then −2 to all rolls for as many days',
  },
  { upTo: 31, words: 'a fit of 1d minutes that costs 1d FP; roll HT, or lose 1d HP (critical failure: 1 HT for good)' },
  { upTo: 32, words: 'the heart fails for a moment: 2d HP lost' },
  { upTo: 33, words: 'loses all control: the game master rolls what happens; then roll Will to end it' },
  { upTo: 34, words: 'a new Delusion of −15 points' },
  { upTo: 35, words: 'a new Phobia, or another mental disadvantage, of −15 points' },
  { upTo: 36, words: 'the body changes: physical disadvantages of −20 points' },
  { upTo: 37, words: 'the body changes: physical disadvantages of −30 points' },
  { upTo: 38, words: 'in a coma, as on 29, and a new Delusion of −15 points' },
  { upTo: 39, words: 'in a coma, as on 29, and a new mental disadvantage of −15 points' },
  {
    upTo: Number.POSITIVE_INFINITY,
    words: 'in a coma, as on 29, a new mental disadvantage of −15 points, and 1 IQ lost for good',
  },
];

/** Whether shock lowers the number (p. 381): DX, IQ, and skills based on them. */
function isShaken({ use, stat, skill }: RollSubject): boolean {
  if (use === 'skill' || use === 'spell') return /^(?:dx|iq)$/.test(skill?.facet?.attribute ?? '');
  return /^(?:dx|iq)$/.test(stat);
}

const usesDx = ({ stat, skill }: RollSubject): boolean => stat === 'dx' || skill?.facet?.attribute === 'dx';

/** How much of the darkness somebody sees through: Dark Vision all of it, Night Vision a point a level (p. 358). */
function seenThrough(fight: Fight): { readonly by: number; readonly words: string } | null {
  const { darkness } = fight.state;
  if (traitsOf(fight, 'dark-vision').length > 0) return { by: darkness, words: 'Dark Vision' };
  const levels = traitsOf(fight, 'night-vision').reduce((sum, { level }) => sum + level, 0);
  return levels > 0 && darkness < totalDarkness ? { by: Math.min(darkness, levels), words: 'Night Vision' } : null;
}

/** What the Basic Set says about rolls out of a fight (pp. 343–361). */
export const fourthEditionRolls: RollRules = {
  modifiers: [
    difficulty,
    time,
    equipment,
    condition,
    light,
    techLevel,
    familiarity,
    culture,
    language,
    plainSight,
    distance,
    sound,
    hearingDistance,
    ...frightModifiers,
    tries,
  ],
  state: (w, fight, subject) => {
    if (isShaken(subject) && w.consultNumber(fightStats.shock) > 0)
      w.addFrom(fightStats.shock, -1, 'shock', { cite: fightPages.injury });
    if (usesDx(subject) && subject.use !== 'attack' && isAny(fight, 'grappled', 'pinned'))
      w.add(-4, 'held by a foe', { cite: fightPages.grapple });
    const { darkness } = fight.state;
    if (subject.stat !== 'vision' || darkness === 0) return;
    const cite = rollPages.vision;
    const sight = seenThrough(fight);
    if (darkness >= totalDarkness && !sight) w.start(null, 'total darkness: nothing can be seen', { cite });
    else {
      w.add(-darkness, 'darkness', { cite });
      if (sight) w.add(sight.by, sight.words, { cite });
    }
  },
  limit: (w, _, { use }) => {
    if (use === 'fright') w.atMost(maxFright, 'Rule of 14: maximum', { cite: rollPages.fright });
  },
  fright: {
    stat: 'frightCheck',
    name: 'Fright Check',
    cite: rollPages.fright,
    never: 'unfazeable',
    table: { rows: frightTable, cite: rollPages.frightTable },
  },
  influence: {
    skills: ['diplomacy', 'fast-talk', 'intimidation', 'savoir-faire', 'sex-appeal', 'streetwise'],
    roll: 'contest',
    addsReaction: true,
    success: (skill) => (skill === 'sex-appeal' ? 'Very good' : 'Good'),
    failure: () => 'Bad',
    failureNote: (skill) => (skill === 'intimidation' ? 'very bad if the threat was empty' : undefined),
    safe: 'diplomacy',
    cite: rollPages.influence,
  },
  longTasks,
  reactions: { rows: reactionTable, cite: rollPages.reactions },
};
