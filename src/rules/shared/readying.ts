import type { WeaponNote } from '../../catalog/item-entry.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { formatFraction } from '../../engine/format.ts';
import { memoizeFilter } from '../../engine/memoize.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { HouseRule } from '../house-rules/house-rule.ts';
import type { ResolvedItem, SheetContext } from '../resolve/context.ts';
import { itemStat, lineStat } from '../stat-ids.ts';
import type { AttackRules } from './attack-sources.ts';
import { type AttackUse, findBowStrength, minimumStrengthOf } from './attack-uses.ts';
import { placeChoice } from './figure-words.ts';

/** The marks of the weapon tables for weapons that become unready: the turns to ready them, and after which use. */
const readyNotes = {
  ready1: { turns: 1, after: 'an attack' },
  ready1AfterSwing: { turns: 1, after: 'a swing' },
  ready1AfterThrust: { turns: 1, after: 'a thrust' },
  ready2AfterSwing: { turns: 2, after: 'a swing' },
} as const satisfies Partial<Record<WeaponNote, { readonly turns: number; readonly after: string }>>;
type ReadyNote = keyof typeof readyNotes;

/** Returns the readying rule of a hand weapon's marks; undefined for one that stays ready. */
function readyNote({ attack }: AttackUse) {
  const note = attack.ranged ? undefined : attack.notes?.find(isReadyNote);
  return note && readyNotes[note];
}

/** True for a mark that {@link describeReadying} puts in words with the number of turns. */
export const isReadyNote = (note: WeaponNote): note is ReadyNote => Object.hasOwn(readyNotes, note);

/**
 * The stat of how long it takes to make a weapon ready again: turns after an attack with a hand weapon, or the words of
 * the table for a missile weapon ("4 turns", "cannot be cocked"). None for a weapon that is always ready.
 */
export function defineReadying(worksheet: Worksheet, use: AttackUse, rules: Pick<AttackRules, 'quickReady'>): void {
  const { id, item, attack } = use;
  const note = readyNote(use);
  const cite = item.facet?.cite;
  const name = `${item.name}, ${attack.name}`;
  if (note) {
    worksheet.define({
      id: lineStat(id, 'readying'),
      name: `${name}: turns to ready`,
      cite: rules.quickReady?.cite ?? cite,
      formula: (w) => turnsToReady(w.start(note.turns, 'weapon table', { cite, row: item.key }), use, rules),
    });
  } else if (attack.ranged?.reload !== undefined) {
    worksheet.define({ id: lineStat(id, 'readying'), name: `${name}: reload`, cite, formula: (w) => reload(w, use) });
  }
}

/** High ST spares turns (Man to Man p. 29), or all of them from a multiple of the minimum on (Basic Set p. 382). A weapon without a minimum ST takes the turns of the table. */
function turnsToReady(w: DerivationBuilder, use: AttackUse, { quickReady }: Pick<AttackRules, 'quickReady'>): void {
  const minimum = minimumStrengthOf(w, use);
  if (!quickReady || minimum === undefined) return;
  const { cite } = quickReady;
  if ('timesMinimum' in quickReady) {
    const times = quickReady.timesMinimum;
    if (w.givenNumber('st', `ST (minimum ${minimum})`) >= times * minimum)
      w.atMost(0, `ST ${formatFraction(times)} times the minimum: stays ready`, { cite });
    return;
  }
  const { oneLess, atOnce } = quickReady;
  const over = w.givenNumber('st', `ST (minimum ${minimum})`) - minimum;
  if (over >= atOnce) w.atMost(0, `ST ${atOnce} over the minimum: ready at once`, { cite });
  else if (over >= oneLess) w.add(-1, `ST ${oneLess} over the minimum`, { cite });
}

/** The time to reload, longer with a bow that is stronger than its user (Man to Man p. 41, GURPS Lite p. 25). */
function reload(w: DerivationBuilder, use: AttackUse): void {
  const { reload: usual = '', reloadStronger = [] } = use.attack.ranged ?? {};
  const origin = { cite: use.item.facet?.cite, row: use.item.key };
  w.start(usual, 'weapon table', origin);
  const bow = findBowStrength(use);
  if (bow === null || reloadStronger.length === 0) return;
  const over = bow - w.givenNumber('st');
  const stronger = over > 0 ? reloadStronger.find((row) => over <= row.over) : undefined;
  if (stronger) w.start(stronger.reload, `bow of ST ${bow}, ${over} over yours`, origin);
}

/** How long it takes, in the words of a sheet: "a turn to ready after a swing (high ST)", "8 turns"; '' for nothing. */
export function describeReadying(worksheet: Worksheet, use: AttackUse): string {
  const derivation = worksheet.find(lineStat(use.id, 'readying'));
  if (typeof derivation?.value === 'string') return derivation.value;
  const note = readyNote(use);
  if (!note || typeof derivation?.value !== 'number') return '';
  const turns = ['no turn', 'a turn', 'two turns'][derivation.value] ?? `${derivation.value} turns`;
  return `${turns} to ready after ${note.after}${derivation.value < note.turns ? ' (high ST)' : ''}`;
}

/** The meanings of the marks of the weapon tables, short enough for a sheet; those of readying are in readying.ts. */
export const weaponNoteWords: Readonly<Record<Exclude<WeaponNote, ReadyNote>, string>> = {
  regrip: '1 turn to change reach',
  unreadyAfterParry: 'unready after a parry',
  unbalanced: 'no parry on a turn it attacks',
  fencing: 'fencing weapon',
  mayStick: 'may stick',
  flail: 'parry −4, block −2 against it',
  throwable: 'can be thrown',
  bluntTip: 'blunt tip',
  mainlyThrown: 'mainly thrown',
  noGripChange: 'no change of grip needed',
  mounted: 'fired from a mount: the ST is to carry it',
  bipod: 'less ST needed from its bipod: two thirds',
  rest: 'needs a rest',
};

/** The PD from behind of a shield that is slung on the back. */
export const slungStat = 'passiveDefense.slung';

/** The shields slung on the back, in the order of the equipment list. */
export const findSlungShields = ({ items }: SheetContext): readonly ResolvedItem[] => slungAmong(items);

const slungAmong = memoizeFilter<ResolvedItem>(
  ({ row, facet }) => facet?.shield !== undefined && row.container === '' && placeChoice(row, facet.kind) === 'slung',
);

/** The shield slung on the back, if any; the first of several. */
export const findSlungShield = (context: SheetContext): ResolvedItem | undefined => findSlungShields(context)[0];

/** PD that a slung shield gives from behind: its own with `add`, never below 0. */
export function defineSlung(
  worksheet: Worksheet,
  { key, name, facet }: ResolvedItem,
  { add, cite }: { readonly add: number; readonly cite: Citation },
): void {
  worksheet.define({
    id: slungStat,
    name: 'PD of the slung shield',
    cite,
    formula: (w) =>
      w
        .start(facet?.shield?.passiveDefense ?? 0, name, { cite: facet?.cite, row: key })
        .add(add, 'slung on the back')
        .atLeast(0, 'minimum'),
  });
}

/**
 * Turns that it takes to get a slung shield ready, or to sling it again: as many as its figure of the ruleset, or with
 * `doubled`, a house rule, twice as many.
 */
export function defineReadyTurns(
  worksheet: Worksheet,
  context: SheetContext,
  {
    figure,
    cite,
    doubled,
  }: {
    readonly figure: 'passiveDefense' | 'defenseBonus';
    readonly cite: Citation;
    readonly doubled?: Pick<HouseRule, 'name' | 'cite'> | undefined;
  },
): void {
  worksheet.section('turns to ready a shield', [...findSlungShields(context), doubled], () => {
    for (const { key, name, facet } of findSlungShields(context)) {
      const short = figure === 'passiveDefense' ? 'PD' : 'DB';
      worksheet.define({
        id: itemStat(key, 'readyTurns'),
        name: `${name}: turns to ready or sling`,
        cite,
        formula: (w) => {
          w.start(facet?.shield?.[figure] ?? 0, `${short} of ${name}`, { cite: facet?.cite, row: key });
          if (doubled) w.multiply(2, doubled.name, { cite: doubled.cite });
        },
      });
    }
  });
}
