import { lazy, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { foldLetters } from '../../engine/fold-letters.ts';
import { formatNumber } from '../../engine/format.ts';
import { OverlaidWorksheet } from '../../engine/overlay.ts';
import { knownSpells } from '../../rules/combat/magic/derive-cast.ts';
import { canRoll } from '../../rules/odds/roll-odds.ts';
import type { ResolvedSkill } from '../../rules/resolve/context.ts';
import { deriveRoll } from '../../rules/rolls/derive-roll.ts';
import { plainSituation, type RollRules, type RollSubject } from '../../rules/rolls/roll-rules.ts';
import { untrainedSubject } from '../../rules/rolls/roll-subject.ts';
import { previewUntrained } from '../../rules/shared/skills.ts';
import { skillStat } from '../../rules/stat-ids.ts';
import { listPlayRolls, type PlayRoll, playRollGroups } from '../../sheet-model/model/play-rolls.ts';
import { noteRoll, useFrequentRolls } from '../../state/play/frequent-rolls.ts';
import { explain, offerSheet } from '../../state/view/explanations.ts';
import { Button, FigureButton, IconButton } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FightFigure } from '../fight/fight-figure.tsx';
import { type InPlay, useInPlay } from '../fight/in-play.ts';
import { InPlayAs, later } from '../fight/later.tsx';
import { DiceRoll } from './dice-roll.tsx';
import { ReactionDialog } from './reaction-dialog.tsx';
import { PlainRoll, RollDialog } from './roll-dialog.tsx';
import { useRollRules } from './use-roll-rules.ts';
import './rolls.css';

const CastDialog = lazy(async () => ({ default: (await import('../fight/spells/cast-dialog.tsx')).CastDialog }));

/** How many lines a search shows, and how many of skills that are not learned. */
const maxFound = 30;
const maxNotLearned = 8;

/** All that the fighter rolls besides attacks and defenses. Nothing until its rules are loaded. */
export const RollsCard = later(function RollsCard() {
  const { sheet } = useInPlay();
  const { rules } = useRollRules(sheet.ruleset);
  return rules && <LoadedRolls rules={rules} />;
});

function LoadedRolls({ rules }: { rules: RollRules }) {
  const heading = useId();
  const inPlay = useInPlay();
  const { sheet, combat } = inPlay;
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<PlayRoll | null>(null);
  const [casting, setCasting] = useState<ResolvedSkill | null>(null);
  const rolls = useMemo(() => listPlayRolls(sheet, combat, rules), [sheet, combat, rules]);
  const { kept, last } = useFrequentRolls(inPlay.id);
  const words = foldLetters(query.trim());
  const found = words === '' ? [] : rolls.filter(({ name }) => foldLetters(name).includes(words)).slice(0, maxFound);
  const frequent = [...new Set([...kept, ...last])].flatMap((id) => rolls.find((roll) => roll.id === id) ?? []);
  const list = (some: readonly PlayRoll[]) => (
    <ul className="fight-lines">
      {some.map((roll) => (
        <RollLine key={roll.id} roll={roll} rules={rules} onOpen={() => setOpened(roll)} onCast={setCasting} />
      ))}
    </ul>
  );
  return (
    <section className="fight-part rolls-card" aria-labelledby={heading}>
      <h3 id={heading} className="fight-title">
        Rolls
      </h3>
      {/* At each key: a list that changed when the field is left would take the button away that is being pressed. */}
      <input
        type="search"
        className="rolls-search"
        aria-label="Find a roll"
        placeholder="Find: Stealth, IQ, Vision…"
        value={query}
        maxLength={100}
        onChange={({ target }) => setQuery(target.value)}
      />
      {words !== '' && (
        <>
          {found.length > 0 && list(found)}
          <NotLearned words={words} rules={rules} hasOthers={found.length > 0} />
        </>
      )}
      {words === '' && frequent.length > 0 && list(frequent)}
      {words === '' &&
        playRollGroups.map((group) => {
          const some = rolls.filter((roll) => roll.group === group);
          if (some.length === 0) return null;
          const isFirst = group === 'Skills' && frequent.length === 0 && some.length <= 8;
          return (
            <Disclosure key={group} lazy summary={`${group} (${some.length})`} defaultOpen={isFirst}>
              {list(some)}
            </Disclosure>
          );
        })}
      {opened?.kind === 'success' && (
        <RollDialog id={opened.id} subject={opened.subject} rules={rules} onClose={() => setOpened(null)} />
      )}
      {casting && (
        <Suspense>
          <CastDialog spell={casting} onClose={() => setCasting(null)} />
        </Suspense>
      )}
      {opened?.kind === 'reaction' && rules.reactions && (
        <ReactionDialog reactions={rules.reactions} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}

interface RollLineProps {
  roll: PlayRoll;
  rules: RollRules;
  onOpen: () => void;
  /** Opens the dialog in which a spell is cast. */
  onCast?: (spell: ResolvedSkill) => void;
}

/** The spell behind a roll, if it can be begun now: one is cast at a time, and the rules must have a way to cast. */
function castableSpell({ combat, play }: InPlay, { stat, skill }: RollSubject): ResolvedSkill | undefined {
  const { context, rules } = combat.fight;
  if (!skill?.facet?.spell || !rules.magic || play.casting) return undefined;
  return knownSpells(context).find(({ key }) => skillStat(key, 'level') === stat);
}

function RollLine({ roll, rules, onOpen, onCast }: RollLineProps) {
  const { id } = useInPlay();
  const made = () => noteRoll(id, roll.id);
  if (roll.kind === 'success')
    return <SuccessLine subject={roll.subject} rules={rules} onMade={made} onOpen={onOpen} onCast={onCast} />;
  return (
    <li className="fight-line">
      <span className="fight-line-words">
        <span className="fight-line-name">{roll.name}</span>
        <FightFigure stat={roll.kind === 'reaction' ? 'reaction' : roll.stat} />
      </span>
      {roll.kind === 'reaction' ? (
        <Button className="roll-button" onClick={onOpen} aria-label={`Roll ${roll.name}…`}>
          Roll…
        </Button>
      ) : (
        <DiceRoll stat={roll.stat} name={`${roll.name}, damage`} onMade={made} />
      )}
    </li>
  );
}

interface SuccessLineProps extends Omit<RollLineProps, 'roll' | 'onCast'> {
  subject: RollSubject;
  onMade?: () => void;
  onCast?: RollLineProps['onCast'] | undefined;
}

/** A number as it is now, its roll, and the way to the roll with modifiers. */
function SuccessLine({ subject, rules, onMade = () => {}, onOpen, onCast }: SuccessLineProps) {
  const inPlay = useInPlay();
  const { sheet, combat } = inPlay;
  const spell = onCast && castableSpell(inPlay, subject);
  const { name } = subject;
  const roll = useMemo(
    () => deriveRoll(sheet, combat, rules, subject, plainSituation),
    [sheet, combat, rules, subject],
  );
  /** The number is explained under a name of its own, as it is now. */
  const sheetName = useId();
  const [isExplained, setExplained] = useState(false);
  useEffect(() => {
    if (isExplained) offerSheet(sheetName, { ...sheet, worksheet: roll.worksheet });
  }, [isExplained, sheetName, sheet, roll]);
  useEffect(() => () => offerSheet(sheetName, null), [sheetName]);
  const { needed } = roll;
  const figure = needed === null ? '–' : formatNumber(needed);
  return (
    <li className="fight-line">
      <span className="fight-line-words">
        <span className="fight-line-name">{name}</span>
        <span className="fight-figure">
          <FigureButton
            className="fight-figure-button"
            label={`${name} ${needed === null ? 'not possible' : figure}, explain`}
            onClick={(event) => {
              setExplained(true);
              explain(roll.stat, event, sheetName);
            }}
          >
            {figure}
          </FigureButton>
        </span>
      </span>
      {needed !== null && canRoll(sheet.ruleset.odds, needed, subject.kind) && (
        <PlainRoll subject={subject} needed={needed} rules={rules} onMade={onMade} />
      )}
      {spell && onCast && (
        <Button size="small" aria-label={`Cast ${name}…`} onClick={() => onCast(spell)}>
          Cast…
        </Button>
      )}
      <IconButton icon="more" label={`${name}: more ways to roll`} onClick={onOpen} />
    </li>
  );
}

interface NotLearnedProps {
  /** Folded letters. */
  words: string;
  rules: RollRules;
  hasOthers: boolean;
}

/** Listed skills that the fighter has not learned, at their defaults: found by a search alone. */
function NotLearned({ words, rules, hasOthers }: NotLearnedProps) {
  const inPlay = useInPlay();
  const { sheet, combat } = inPlay;
  const [opened, setOpened] = useState<RollSubject | null>(null);
  const { inDefaults, subjects } = useMemo(() => {
    const { context } = sheet;
    const listed = [...context.catalog.skills.values()].filter(
      ({ id, name, facet }) =>
        facet.defaults.length > 0 && !context.skillsByName.has(id) && foldLetters(name).includes(words),
    );
    const worksheet = new OverlaidWorksheet(combat.worksheet);
    for (const { id } of listed.slice(0, maxNotLearned)) previewUntrained(worksheet, sheet.worksheet, context, id);
    const some = listed.slice(0, maxNotLearned).map(untrainedSubject);
    return {
      inDefaults: { ...inPlay, combat: { ...combat, worksheet } } satisfies InPlay,
      subjects: some.filter(({ stat }) => worksheet.has(stat) && worksheet.get(stat).value !== null),
    };
  }, [inPlay, sheet, combat, words]);
  if (subjects.length === 0) return hasOthers ? null : <p className="fight-hint">Nothing of that name to roll.</p>;
  return (
    <InPlayAs inPlay={inDefaults}>
      <h4 className="rolls-heading">Not learned, at the default</h4>
      <ul className="fight-lines">
        {subjects.map((subject) => (
          <SuccessLine key={subject.stat} subject={subject} rules={rules} onOpen={() => setOpened(subject)} />
        ))}
      </ul>
      {opened && <RollDialog subject={opened} rules={rules} onClose={() => setOpened(null)} />}
    </InPlayAs>
  );
}
