import type { AttributeId, SecondaryId } from '../../character/character.ts';
import type { StatId } from '../../engine/step.ts';
import { plainSigns, toNumber } from './clean-text.ts';

/** A number of the sheet in the text: an attribute, a characteristic bought with it, or a derived number. */
export interface Score {
  readonly text: string;
  readonly id: AttributeId | SecondaryId | null;
  /** The number of the sheet that it is compared with; null for one that is not compared. */
  readonly stat: StatId | null;
  readonly name: string;
  readonly value: number | null;
  /** It is a change: "HP +2". */
  readonly isChange: boolean;
  readonly points: number | null;
  /** Dice and other figures, as they are written. */
  readonly figure: string;
  /** A second figure behind a slash that is not read: "Move 6/5"; '' for none. */
  readonly unread: string;
}

interface ScoreName {
  readonly pattern: RegExp;
  readonly id?: AttributeId | SecondaryId;
  readonly stat?: StatId;
  readonly name: string;
}

/** A name of a number in English, and with the labels of other languages. */
const named = (
  pattern: string,
  name: string,
  ids: Pick<ScoreName, 'id' | 'stat'> = {},
  others = '',
): { readonly english: ScoreName; readonly all: ScoreName } => {
  const of = (words: string): ScoreName => ({ pattern: new RegExp(`^(?:${words})(?![\\p{L}])`, 'iu'), name, ...ids });
  return { english: of(pattern), all: of(others === '' ? pattern : `${pattern}|${others}`) };
};

/**
 * The words for the numbers of the sheet in German, French, Spanish and Portuguese stat blocks, short and long.
 */
const foreign = {
  st: 'FUE|FOR|FO|Fuerza|Force|Força|Stärke',
  dx: 'DES|DEX|GE|Destreza|Dextérité|Geschicklichkeit|Geschick',
  iq: 'INT|IN|QI|Inteligencia|Inteligência|Intelligenz',
  ht: 'SAL|SAN|SA|VIT|KO|Salud|Saúde|Santé|Vitalité|Vitalidade|Konstitution|Gesundheit',
  hitPoints: 'PV|TP|Trefferpunkte|Points de vie|Puntos de vida|Pontos de vida',
  will: 'Voluntad|Vontade|Volonté|Wille(?:nskraft)?|Vol',
  perception: 'Percepción|Percepção|Wahrnehmung',
  fatiguePoints: 'PF|EP|Erschöpfungspunkte|Points de fatigue|Puntos de fatiga|Pontos de fadiga',
  basicSpeed:
    'Grundgeschwindigkeit|Geschwindigkeit|Tempo|Vitesse de base|Vitesse|Velocidad básica|Velocidad|Velocidade básica|Velocidade',
  basicMove: 'Grundbewegung|Déplacement de base|Movimiento básico|Deslocamento básico|Movimento básico',
  move: 'Bewegung|Déplacement|Movimiento|Deslocamento|Movimento',
  dodge: 'Ausweichen|Esquive|Esquivar|Esquiva',
  parry: 'Parade|Parieren|Parada|Aparar|Apara',
  block: 'Blocken|Abblocken|Blocage|Bloqueo|Bloqueio',
  size: 'GM|MT|Größenmodifikator|Modificateur de taille|Modificador de tamaño|Modificador de tamanho',
  resistance: 'SR|RD|Schadensresistenz',
  weight: 'Poids|Gewicht|Peso',
} as const;

/** The longest names first. */
const scoreNames = [
  named('ST|Strength', 'ST', { id: 'st', stat: 'st' }, foreign.st),
  named('DX|Dexterity', 'DX', { id: 'dx', stat: 'dx' }, foreign.dx),
  named('IQ|Intelligence', 'IQ', { id: 'iq', stat: 'iq' }, foreign.iq),
  named('HT|Health', 'HT', { id: 'ht', stat: 'ht' }, foreign.ht),
  named('HP|Hit Points?|Hits', 'HP', { id: 'hitPoints', stat: 'hitPoints' }, foreign.hitPoints),
  named(String.raw`Will(?:power)?|W(?=\d)`, 'Will', { id: 'will', stat: 'will' }, foreign.will),
  named('Per(?:ception)?', 'Per', { id: 'perception', stat: 'perception' }, foreign.perception),
  named('FP|Fatigue Points?|Fatigue', 'FP', { id: 'fatiguePoints', stat: 'fatiguePoints' }, foreign.fatiguePoints),
  named(
    String.raw`Basic ?Speed|Speed|Spd|BS(?=\d)`,
    'Speed',
    { id: 'basicSpeed', stat: 'basicSpeed' },
    foreign.basicSpeed,
  ),
  named('Basic ?Move|BM', 'Basic Move', { id: 'basicMove', stat: 'basicMove' }, foreign.basicMove),
  named('Ground Move|Move|Mv', 'Move', { stat: 'move' }, foreign.move),
  named(String.raw`Dodge|D(?=\d{1,2}(?!\d))`, 'Dodge', { stat: 'dodge' }, foreign.dodge),
  named('Parry', 'Parry', { stat: 'parry' }, foreign.parry),
  named('Block', 'Block', { stat: 'block' }, foreign.block),
  named('Thr(?:ust)?(?: damage)?', 'Thrust', { stat: 'thrust' }),
  named('Sw(?:ing)?(?: damage)?', 'Swing', { stat: 'swing' }),
  named('Basic Damage|Damage(?! resistance:)|Dmg|Dam', 'Damage'),
  named('Size Modifier|SM', 'Size Modifier', { stat: 'sizeModifier' }, foreign.size),
  named('Basic Lift|BL', 'Basic Lift', { stat: 'basicLift' }),
  named('(?:Water|Air|Flight|Flying|Swimming|Space|Tunneling) Move|Swim|Jump|Step', 'Move of another kind'),
  named('Hearing', 'Hearing', { stat: 'hearing' }),
  named('Vision', 'Vision', { stat: 'vision' }),
  named('Fright Checks?|Fright', 'Fright Checks', { stat: 'frightCheck' }),
  named('Taste/Smell|Taste and Smell|Taste|Smell|Touch|Initiative|Reaction(?: Modifier)?s?', 'sense'),
  named('PD|Passive defen[sc]e', 'PD', { stat: 'passiveDefense' }),
  named('DR|Damage resistance|Armor DR|Torso DR', 'DR', { stat: 'damageResistance' }, foreign.resistance),
  named('DB|Defense Bonus', 'protection'),
  named('Size', 'Size'),
  named(String.raw`Weight|Wt\.?|Wgt\.?`, 'Weight', {}, foreign.weight),
  named('Load|Carried|Encumbrance|Enc', 'load'),
];

/** The names of the numbers of the sheet that a text may have. */
interface Labels {
  readonly names: readonly ScoreName[];
  readonly withFigure: RegExp;
  readonly alone: RegExp;
}

function labelsOf(names: readonly ScoreName[]): Labels {
  const all = [...names.map(({ pattern }) => pattern.source.replace(/^\^/u, '')), 'no (?:Parry|Block)'].join('|');
  return {
    names,
    withFigure: new RegExp(
      `(?<![\\p{L}\\p{N}'’-])(?:${all})(?:/\\p{L}{2,6})?(?=\\s*(?:\\[-?\\d+\\]\\s*)?[:=]?\\s*(?:\\d|n/a|none\\b|[½¼¾])|\\s*[:=]?\\s*[+−–-]\\d|(?<=no (?:Parry|Block)))`,
      'giu',
    ),
    alone: new RegExp(`^(?:${all})\\s?:?$`, 'iu'),
  };
}

const englishLabels = labelsOf(scoreNames.map(({ english }) => english));
const allLabels = labelsOf(scoreNames.map(({ all }) => all));
const labelsFor = (isForeign: boolean): Labels => (isForeign ? allLabels : englishLabels);

/** A label of two to four letters of another language in small letters is a word of a sentence: "for", "vol". */
const isShortWord = (label: string): boolean =>
  /^\p{L}{2,4}$/u.test(label) && label === label.toLowerCase() && shortLabels.has(label.toUpperCase());
const shortLabels = new Set(
  Object.values(foreign)
    .flatMap((words) => words.split('|'))
    .filter((word) => /^\p{L}{2,4}$/u.test(word))
    .map((word) => word.toUpperCase()),
);

/**
 * The places where the name of a number of the sheet stands before a figure, anywhere in a text.
 * @param isForeign whether labels of other languages count
 */
export const findScoreLabels = (
  text: string,
  isForeign: boolean,
): { readonly index: number; readonly label: string }[] =>
  [...text.matchAll(labelsFor(isForeign).withFigure)].flatMap(({ index, 0: label }) =>
    isShortWord(label) ? [] : [{ index, label }],
  );

/** Whether a text is the name of a number of the sheet, without the number. */
export const isScoreLabel = (text: string, isForeign: boolean): boolean => labelsFor(isForeign).alone.test(text);

/** The number of the sheet that a text begins with, or null; `end` is where the text goes on. */
export function scoreAt(text: string, isForeign: boolean): { readonly end: number } | null {
  const near = text.slice(0, longestScore);
  const read = readScore(plainSigns(near), isForeign);
  return read ? { end: near.length - read.rest.length } : null;
}

/** No number of the sheet with its label, points and notes is longer; what comes after it is not searched again for each. */
const longestScore = 400;

const fraction: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** A number with a fraction: "6¼", "5.75", "10½", or null. */
export function readValue(text: string): number | null {
  const [, whole = '', part] = /^([+-]?\d[\d,]*(?:\.\d+)?)?([½¼¾])?/u.exec(text) ?? [];
  if (whole === '' && !part) return null;
  return (whole === '' ? 0 : toNumber(whole)) + (part ? (fraction[part] ?? 0) : 0);
}

const separators = /^(?:-\s+(?=\p{L})|[\s,;.·/|])+|^and\s+/u;
const bracket =
  /^\s*(?:Cost:?\s+([+-]?\d+)|\[\s*([+-]?\d+(?:\.\d+)?)\s*(?:pts?\.?|points?|cp)?\s*\*?\]|\(\s*([+-]?\d+)\s*(?:pts?\.?|points?|cp)?\s*\)|[-,]\s+([+-]?\d+)\s*(?:pts?\.?|points?|cp)(?![\p{L}]))/u;
const note = /^\s*\([^()]{0,60}\)/u;
const dice = /^\d*d\d?(?:\s?[+-]\s?\d+)?(?:\s?[x]\s?\d+)?/iu;

/**
 * Reads a text that is nothing but numbers of the sheet: "ST 12 [20], DX 13", "Dodge 9"; null for any other. A number
 * in round brackets after an attribute is its points, after others a note. Labels of other languages count only if
 * `isForeign`.
 */
export function readScores(text: string, isForeign = false): Score[] | null {
  const scores: Score[] = [];
  let rest = plainSigns(text).trim();
  while (rest !== '' && scores.length < 40) {
    const separated = rest.replace(separators, '');
    if (separated === '') break;
    const found = readScore(separated, isForeign);
    if (!found) return null;
    scores.push(...found.scores);
    rest = found.rest;
  }
  return scores.length > 0 ? scores : null;
}

function readScore(text: string, isForeign = false): { scores: Score[]; rest: string } | null {
  const both = readDamage(text) ?? readPair(text) ?? (isForeign ? readForeignArmor(text) : null) ?? readAbsent(text);
  if (both) return both;
  // "Strength (ST) 13", and the same in any language.
  const [longName, short = text] =
    /^\p{L}[\p{L} ]{2,24}\s?\((ST|DX|IQ|HT|HP|FP|Will|Per)\)(?=\s?[:=]?\s?\d)/u.exec(text) ?? [];
  const known = labelsFor(isForeign).names.find(({ pattern }) => pattern.test(short));
  if (!known) return null;
  const matched = longName ?? known.pattern.exec(text)?.[0] ?? '';
  if (isShortWord(matched)) return null;
  const afterName = text.slice(matched.length);
  // "ST: 12", "ST = 12", "ST. 12"; the points may come first: "ST [20] 12".
  const [before = ''] = /^\s*(?:\[[+-]?\d+\])?\s*[:=.]?\s*(?:\[[+-]?\d+\]\s*)?/u.exec(afterName) ?? [];
  let rest = afterName.slice(before.length);
  const early = /\[([+-]?\d+)\]/u.exec(before);
  // "DX [2]-13" is the base of a skill.
  if (early && /^[+-]/u.test(rest)) return null;
  let second: string | null = null;
  const isLong = known.id === undefined;
  const diced = isLong
    ? /^(?:\d*d\d?|\d\s?[+-]\s?\d\b)/iu.test(rest) || /Thrust|Swing|Damage/u.test(known.name)
    : false;
  let figure = '';
  let value: number | null = null;
  let isChange = false;
  if (diced) {
    const [first = ''] = dice.exec(rest) ?? /^\d+(?:\s?[+-]\s?\d+)?/u.exec(rest) ?? [];
    if (first === '') return null;
    figure = first;
    rest = rest.slice(first.length);
    const [second = ''] =
      known.name !== 'Damage'
        ? []
        : (/^\s*(?:thr(?:ust)?)?\s*[/,;]\s*(?:sw(?:ing)?\s*)?\d*d\d?(?:\s?[+-]\s?\d+)?(?:\s*sw(?:ing)?)?/iu.exec(
            rest,
          ) ?? []);
    figure += second;
    rest = rest.slice(second.length);
  } else {
    const [digits = ''] =
      /^[+-]?\s?\d[\d,]*(?:\.\d+)?[½¼¾]?|^[½¼¾]|^n\/a(?![\p{L}])|^none(?=\s+\p{Lu})|^(?:-|none|no)(?=\s*(?:$|[,;·/.]))/iu.exec(
        rest,
      ) ?? [];
    if (digits === '') return null;
    value = /\d|[½¼¾]/u.test(digits) ? readValue(digits.replace(/\s/gu, '')) : null;
    isChange = /^[+-]\s?\d/u.test(digits) && known.name !== 'Size Modifier';
    // "ST-12": a hyphen, as no attribute is changed by that much.
    if (value !== null && value <= -7 && /^-\d/u.test(digits) && !/\s$/u.test(matched + before)) {
      isChange = false;
      value = -value;
    }
    figure = digits;
    rest = rest
      .slice(digits.length)
      .replace(/^[UFu*]{1,2}(?![\p{L}])/u, '')
      .replace(/^\s?\+\s?DB(?:\s?\d{1,2})?(?!\d)/u, '')
      .replace(/^\s*(?:lbs?\.?|pounds?|kg|yards?(?:\/second)?|yds?\.?|hex(?:es)?)(?![\p{L}])/iu, '');
    // "ST 8-10": the animals of a kind differ.
    const span = /^\s?-\s?(\d{1,4})(?![\p{L}\d]|\s*(?:points?|pts?\.?|cp)(?![\p{L}]))\s*(?:lbs?\.?|kg)?/iu.exec(rest);
    if (span && value !== null && toNumber(span[1] ?? '') > value) {
      second = span[1] ?? null;
      rest = rest.slice(span[0].length);
    }
    // "ST 12/14": the second with something added; "Move 6/5" under load.
    const behind = /^\s?\/\s?(\d+(?:\.\d+)?)\*?(?![\p{L}d])/u.exec(rest);
    second = behind?.[1] ?? second;
    rest = rest.slice(behind?.[0].length ?? 0);
  }
  let points: number | null = early ? toNumber(early[1] ?? '') : null;
  const paid = bracket.exec(rest);
  const isSquare = paid?.[1] !== undefined || paid?.[2] !== undefined || paid?.[4] !== undefined;
  if (paid && (isSquare || known.id !== undefined)) {
    points = toNumber(paid[1] ?? paid[2] ?? paid[3] ?? paid[4] ?? '');
    rest = rest.slice(paid[0].length);
    // "HP 12 (11)" under a shield: a second figure and no price.
  }
  for (let noted = note.exec(rest); noted; noted = note.exec(rest)) rest = rest.slice(noted[0].length);
  // "Strength: 13 (racial +2), 10 points"
  const late =
    paid || known.id === undefined ? null : /^\s*[-,]\s+([+-]?\d+)\s*(?:pts?\.?|points?|cp)(?![\p{L}])/u.exec(rest);
  if (late) {
    points = toNumber(late[1] ?? '');
    rest = rest.slice(late[0].length);
  }
  const level =
    known.name === 'load'
      ? /^,?\s*\(?(?:none|no|light|medium|heavy|extra-heavy|x-heavy)(?: encumbrance)?\)?(?=$|[\s,;])/iu.exec(rest)
      : null;
  if (level) rest = rest.slice(level[0].length);
  if (rest !== '' && !/^[\s,;.·/|[(]/u.test(rest)) return null;
  const score: Score = {
    text: text.slice(0, text.length - rest.length).trim(),
    id: known.id ?? null,
    stat: known.stat ?? null,
    name: known.name,
    value,
    isChange,
    points,
    figure: figure.trim(),
    unread: second ?? '',
  };
  // "HT 12/14" has the hits after the slash, "ST 12/14" the fatigue, if they differ from the attribute.
  const tally = second === null ? undefined : tallies[score.id ?? ''];
  if (second === null || !tally) return { scores: [score], rest };
  return {
    scores: [
      { ...score, unread: '' },
      {
        ...score,
        ...tally,
        id: null,
        value: toNumber(second),
        isChange: false,
        points: null,
        figure: second,
        unread: '',
      },
    ],
    rest,
  };
}

/** "Move/Dodge: 6/7", "PD/DR 1/2": two names and two numbers. */
function readPair(text: string): { scores: Score[]; rest: string } | null {
  const [whole, first = '', second = '', one = '', two = ''] =
    /^(Basic Speed|Speed|Basic Move|Move|Dodge|PD|ST|HT|HP|Will|Parry)\s?\/\s?(Move|Dodge|DR|HP|Hits|FP|Fatigue|Per|Block)\b\s*[:=]?\s*(\d{1,3}(?:[.,]\d{1,2})?)\s?\/\s?(\d{1,3})(?![\d/])(?:\s*\([^()]{0,60}\))?/iu.exec(
      text,
    ) ?? [];
  if (whole === undefined) return null;
  const left = readScore(`${first} ${one}`);
  const right = readScore(`${second} ${two}`);
  if (!left || !right) return null;
  return {
    scores: [...left.scores, ...right.scores].map((score) => ({ ...score, text: whole })),
    rest: text.slice(whole.length),
  };
}

/** "PV 4 / SR 4", "DP/RD 1/2": passive defense and damage resistance of the third edition, in German, Spanish and Portuguese. */
function readForeignArmor(text: string): { scores: Score[]; rest: string } | null {
  const [whole, apart, behind, one, two] =
    /^(?:PV|DP)(?:\s?:?\s?(\d)\s?[/,]\s?(?:SR|RD)\s?:?\s?(\d{1,2})|\s?\/\s?(?:SR|RD)\s?:?\s?(\d)\s?\/\s?(\d{1,2}))(?![\d/])(?:\s*\([^()]{0,60}\))?/u.exec(
      text,
    ) ?? [];
  if (whole === undefined) return null;
  const left = readScore(`PD ${apart ?? one}`);
  const right = readScore(`DR ${behind ?? two}`);
  if (!left || !right) return null;
  return {
    scores: [...left.scores, ...right.scores].map((score) => ({ ...score, text: whole })),
    rest: text.slice(whole.length),
  };
}

/** "no Parry": a number that the creature does not have. */
function readAbsent(text: string): { scores: Score[]; rest: string } | null {
  const [whole, name = ''] = /^no (Parry|Block)\b/iu.exec(text) ?? [];
  const score = whole === undefined ? null : readScore(`${name} none`);
  if (!score || whole === undefined) return null;
  return { scores: score.scores.map((each) => ({ ...each, text: whole })), rest: text.slice(whole.length) };
}

const tallies: Readonly<Record<string, Pick<Score, 'name' | 'stat'>>> = {
  ht: { name: 'HP', stat: 'hitPoints' },
  st: { name: 'FP', stat: 'fatiguePoints' },
};

/** "Damage 1d-1/1d+2", "Damage: thr 1d / sw 2d-1": thrust and swing. */
function readDamage(text: string): { scores: Score[]; rest: string } | null {
  const [whole, thrust = '', swing = ''] =
    /^(?:Basic Damage|Damage|Dmg|Dam)(?![\p{L}])[\s:=.]*(?:thr(?:ust)?[\s:]*)?(\d+d?\d?(?:\s?[+-]\s?\d+)?)\s*(?:thr(?:ust)?)?\s*[/,;]\s*(?:sw(?:ing)?[\s:]*)?(\d+d?\d?(?:\s?[+-]\s?\d+)?)(?:\s*sw(?:ing)?)?(?=$|[\s,;.[(])/iu.exec(
      text,
    ) ?? [];
  if (whole === undefined) return null;
  const score = (name: string, stat: StatId, figure: string): Score => ({
    text: whole,
    id: null,
    stat,
    name,
    value: null,
    isChange: false,
    points: null,
    figure,
    unread: '',
  });
  return {
    scores: [score('Thrust', 'thrust', thrust), score('Swing', 'swing', swing)],
    rest: text.slice(whole.length),
  };
}
