import type {
  Figure,
  LabelledFigure,
  MountLine,
  PossessionLine,
  SheetModel,
  SkillLine,
  TraitLine,
} from './sheet-model.ts';
import type { StatEntry, StatList, StatRun } from './stat-block-model.ts';

/** Longer notes of traits are only on the full sheet. */
const LONGEST_NOTE = 24;

/** In the order of the sheet; the race follows the name of the character. */
const traitKinds: readonly (readonly [TraitLine['kind'], string])[] = [
  ['advantage', 'Advantages'],
  ['perk', 'Perks'],
  ['disadvantage', 'Disadvantages'],
  ['quirk', 'Quirks'],
];

/** Returns the paragraphs of a stat block, including empty ones. Items at home are left out. */
export function statLists({ reactions, traits, skills, spells, mounts, possessions }: SheetModel): StatList[] {
  const mountKeys = new Set(mounts.map(({ key }) => key));
  const gear = possessions.filter(({ key, place }) => place !== 'home' && !mountKeys.has(key));
  return [
    { label: 'Reactions', entries: reactions.filter(({ figure }) => hasContent(figure)).map(reactionEntry) },
    ...traitKinds.map(([kind, label]) => ({
      label,
      entries: traits.filter((trait) => trait.kind === kind).map(traitEntry),
    })),
    { label: 'Skills', entries: skills.map(levelEntry) },
    { label: 'Spells', entries: spells.map(levelEntry) },
    { label: 'Mounts', entries: mounts.map(mountEntry) },
    { label: 'Equipment', entries: gear.map(gearEntry) },
  ];
}

const hasContent = ({ text }: Figure): boolean => text !== '0' && text !== 'none';

/** "own race +2", "Status +1". */
const reactionEntry = ({ name, figure }: LabelledFigure): StatEntry => [{ name }, { words: ' ' }, { figure }];

/** A trait with its note, if that is short: "Honesty (resisted on 12)". */
const traitEntry = ({ name, note }: TraitLine): StatEntry =>
  note !== '' && note.length <= LONGEST_NOTE ? [{ name }, { words: ` (${note})` }] : [{ name }];

/** "Broadsword-15". */
const levelEntry = ({ name, level }: SkillLine): StatEntry =>
  level.text === '–' ? [{ name }] : [{ name }, { words: '-' }, { figure: level }];

/** "20 × Arrow". */
const gearEntry = ({ name, quantity }: PossessionLine): StatEntry =>
  quantity === '1' ? [{ name }] : [{ words: `${quantity} × ` }, { name }];

/** "Saddle horse (ridden): ST 35, DX 9, IQ 4, HT 14, Move 10, Dodge 5, bite 1d cr". */
function mountEntry({ name, where, attributes, move, dodge, attacks }: MountLine): StatEntry {
  const figures = [...attributes, { name: 'Move', figure: move }, { name: 'Dodge', figure: dodge }];
  return [
    { name },
    { words: ` (${where}): ` },
    ...figures
      .filter(({ figure }) => figure.text !== '–')
      .flatMap((line): StatRun[] => [{ words: `${line.name} ` }, { figure: line.figure }, { words: ', ' }]),
    ...attacks.flatMap(({ name: attack, damage, type, skill }, i): StatRun[] => [
      { words: `${i === 0 ? '' : ', '}${attack.toLowerCase()} ` },
      { figure: damage },
      { words: ` ${type}${skill ? ' at ' : ''}` },
      ...(skill ? [{ figure: skill }] : []),
    ]),
  ];
}
