import { bodyPlaces } from '../../catalog/body-place.ts';
import { capitalize, formatFraction, formatMoney, formatSigned, formatStep } from '../../engine/format.ts';
import { memoizeByObject, memoizeFilter } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import { changedNothing } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { memoizeReads } from '../../engine/worksheet.ts';
import { isInForce } from '../../rules/house-rules/rules-in-force.ts';
import { hitLocations } from '../../rules/house-rules/sheet-rules.ts';
import type { ResolvedItem, SheetContext } from '../../rules/resolve/context.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { againstCrushing, againstOtherTypes } from '../../rules/shared/figure-words.ts';
import { jobPayStat, monthlyBalanceStat } from '../../rules/shared/jobs.ts';
import { findWiderReaction, reactionOf } from '../../rules/shared/reactions.ts';
import { slungStat } from '../../rules/shared/readying.ts';
import { placeStat, reactionStat } from '../../rules/stat-ids.ts';
import { Figures } from './figures.ts';
import type { BodyPlaceLine, Figure, LabeledFigure, ProtectionSum, SheetModel } from './sheet-model.ts';

const everyone = reactionStat();

/** Returns the stats for reactions of narrower groups of people that the worksheet has. */
export const narrowerReactions = (worksheet: Worksheet): readonly StatId[] =>
  worksheet.has(everyone) ? narrowerAmong(worksheet.ids()) : [];

const narrowerAmong = memoizeByObject((ids: readonly StatId[]) => ids.filter((id) => id.startsWith(`${everyone}:`)));

/**
 * Returns the modifiers of reaction rolls, with sign: the general one, then each group's that differs from the next
 * wider group's (a reader uses the narrowest line that fits); and Status, unless it is an ordinary person's. A single
 * line "none" if all are 0; no lines if the ruleset has no reactions.
 */
export function reactionLines(worksheet: Worksheet): LabeledFigure[] {
  if (!worksheet.has(everyone)) return standingLines(worksheet);
  const line = (stat: StatId, text: string): LabeledFigure => {
    const { name } = worksheet.get(stat);
    return { name: name.startsWith(reactionOf) ? name.slice(reactionOf.length) : name, figure: { text, stat } };
  };
  const wider = (id: StatId): StatId => findWiderReaction(id, (stat) => worksheet.has(stat));
  const differingLines = narrowerReactions(worksheet).filter(
    (id) => worksheet.number(id) !== worksheet.number(wider(id)),
  );
  const isEmpty = worksheet.number(everyone) === 0 && differingLines.length === 0;
  const reactions = [everyone, ...differingLines].map((id) => line(id, formatSigned(worksheet.number(id))));
  return [...(isEmpty ? [line(everyone, 'none')] : reactions), ...standingLines(worksheet)];
}

/**
 * Returns Status, unless it is an ordinary person's; the pay of the job, if there is one; the monthly cost of living with
 * either, if the ruleset has that; and what a month of the job leaves.
 */
function standingLines(worksheet: Worksheet): LabeledFigure[] {
  const money = (name: string, id: StatId): LabeledFigure[] => {
    const value = worksheet.find(id)?.value;
    if (typeof value !== 'number') return [];
    return [{ name, figure: { text: formatMoney(value), stat: id } }];
  };
  const status = worksheet.has('status') ? worksheet.number('status') : 0;
  const hasJob = worksheet.has(jobPayStat);
  if (status === 0 && !hasJob) return [];
  return [
    ...(status === 0
      ? []
      : [{ name: worksheet.get('status').name, figure: { text: formatSigned(status), stat: 'status' } }]),
    ...(hasJob ? money(capitalize(worksheet.get(jobPayStat).name), jobPayStat) : []),
    ...money('Cost of living a month', 'costOfLiving'),
    ...(hasJob ? money('Left each month', monthlyBalanceStat) : []),
  ];
}

/** The types of damage that armor may have other figures against, by the ends of their stats. */
const variants = [
  { suffix: '.impaling', when: 'against impaling' },
  { suffix: '.crushing', when: againstCrushing },
  { suffix: '.otherTypes', when: againstOtherTypes },
] as const;

/** Returns the parts of PD and DR (armor, shield and others) with the total; the figures against impaling in brackets. */
export function protectionBlocks(
  figures: Figures,
  hasPassiveDefense: boolean,
): Pick<SheetModel, 'passiveDefense' | 'damageResistance'> {
  const frontOnly = (['passiveDefense', 'damageResistance'] as const).some((half) =>
    differsBehind(figures, (suffix) => `${half}.armor${suffix}`),
  );
  const armor = frontOnly ? 'armor, front' : 'armor';
  const sum = (half: Half, namedParts: readonly (readonly [name: string, stat: StatId])[]): ProtectionSum => ({
    parts: [
      ...namedParts.map(([name, stat]) => part(figures, name, stat)),
      ...additionLines(
        figures,
        half,
        namedParts.map(([, stat]) => stat),
      ),
    ],
    total: total(figures, half),
    ...(frontOnly || (half === 'passiveDefense' && figures.worksheet.has(slungStat))
      ? { behind: total(figures, `${half}.behind`) }
      : {}),
  });
  return {
    passiveDefense: hasPassiveDefense
      ? sum('passiveDefense', [
          [armor, 'passiveDefense.armor'],
          ['shield', 'passiveDefense.shield'],
        ])
      : null,
    damageResistance: sum('damageResistance', [[armor, 'damageResistance.armor']]),
  };
}

type Half = 'passiveDefense' | 'damageResistance';

/** Whether a number, or that against impaling, differs from behind. `stat` builds the id of the stat from its suffix. */
function differsBehind(figures: Figures, stat: (suffix: string) => StatId): boolean {
  const { worksheet } = figures;
  if (!worksheet.has(stat('.behind'))) return false;
  return ['', ...variants.map(({ suffix }) => suffix)]
    .filter((suffix) => worksheet.has(stat(suffix)) && worksheet.has(stat(`.behind${suffix}`)))
    .some((suffix) => worksheet.number(stat(suffix)) !== worksheet.number(stat(`.behind${suffix}`)));
}

/** Returns a figure with that against the types of damage that it is least against in brackets; of equal ones the widest. */
function total(figures: Figures, stat: string): Figure {
  const { worksheet } = figures;
  const numberAgainst = (suffix: string): number => worksheet.number(`${stat}${suffix}`);
  const least = variants
    .filter(({ suffix }) => worksheet.has(`${stat}${suffix}`) && numberAgainst(suffix) !== numberAgainst(''))
    .reduceRight<(typeof variants)[number] | null>(
      (best, variant) => (best && numberAgainst(best.suffix) <= numberAgainst(variant.suffix) ? best : variant),
      null,
    );
  return least ? figures.withSecond(stat, `${stat}${least.suffix}`, least.when) : figures.of(stat);
}

const part = (figures: Figures, name: string, stat: string): LabeledFigure => ({
  name,
  figure: total(figures, stat),
});

/** Returns a line for each addition to the named parts: Toughness, a race. */
function additionLines(figures: Figures, stat: string, parts: readonly string[]): LabeledFigure[] {
  return figures.worksheet.get(stat).steps.flatMap((step) => {
    if (step.op !== 'add' || (step.from && parts.includes(step.from))) return [];
    return [{ name: step.words, figure: { text: String(step.value).replace('-', '−'), stat } }];
  });
}

const wornPieces = memoizeFilter<ResolvedItem>((item) => item.inUse && item.facet?.armor?.coverage === 'piece');

/**
 * PD and DR by place of the body: shown with hit locations, when pieces of armor are worn, and if anything else changes
 * the DR of a place. In rulesets with a table of hit locations all of these, if anything protects; then other places.
 */
export function bodyPlaceLines(
  worksheet: Worksheet,
  context: SheetContext,
  ruleset: Ruleset,
): readonly BodyPlaceLine[] {
  const body = ruleset.hitLocations?.of(context) ?? null;
  return placeLines(worksheet, context, ruleset, placesWithResistance(worksheet.ids()), body);
}

type Body = ReturnType<NonNullable<Ruleset['hitLocations']>['of']>;

const placeLines = memoizeReads(
  ({ items }: SheetContext) => items,
  (context, ruleset: Ruleset, places: readonly string[], body: Body | null) => [
    ruleset,
    places,
    body,
    isInForce(context, hitLocations),
  ],
  (worksheet, context, ruleset, places, body): readonly BodyPlaceLine[] => {
    const figures = new Figures(worksheet, ruleset.notation);
    if (body) return hitLocationLines(figures, body, places);
    if (wornPieces(context.items).length === 0 && !isInForce(context, hitLocations)) {
      const whole = worksheet.number('damageResistance');
      if (places.every((place) => worksheet.number(placeStat(place, 'damageResistance')) === whole)) return [];
    }
    return places.flatMap((place) => linesOf(figures, place, place, ruleset.passiveDefense));
  },
);

/** Returns the line of a place; two if its front and back differ. */
function linesOf(figures: Figures, name: string, place: string, hasPassiveDefense: boolean): BodyPlaceLine[] {
  const line = (name: string, side = ''): BodyPlaceLine => ({
    place: name,
    passiveDefense: hasPassiveDefense ? total(figures, placeStat(place, `passiveDefense${side}`)) : { text: '' },
    damageResistance: total(figures, placeStat(place, `damageResistance${side}`)),
    layers: [],
    flexible: false,
  });
  const differsBySide = (['passiveDefense', 'damageResistance'] as const).some((half) =>
    differsBehind(figures, (suffix) => placeStat(place, `${half}${suffix}`)),
  );
  return differsBySide ? [line(`${name}, front`), line(`${name}, behind`, '.behind')] : [line(name)];
}

/** Returns the table of hit locations, then the places that it does not have: a tail, wings. */
function hitLocationLines(
  figures: Figures,
  { table, absent }: Body,
  places: readonly string[],
): readonly BodyPlaceLine[] {
  const { worksheet } = figures;
  const inTable = new Set([...table.flatMap(({ places: of, coveredBy }) => [...of, ...coveredBy]), ...absent]);
  const rows = [
    ...table.map((location) => ({ ...location, place: location.places.find((place) => places.includes(place)) })),
    ...places.filter((place) => !inTable.has(place)).map((place) => ({ name: place, add: null, rolls: [], place })),
  ];
  return rows.flatMap(({ name, add, rolls, place }) =>
    place === undefined
      ? []
      : linesOf(figures, name, place, false).map((line, i): BodyPlaceLine => {
          const first = i === 0;
          const side = first ? '' : '.behind';
          return {
            ...line,
            hit: first ? hitOf(rolls, add) : { rolls: '', toHit: '' },
            layers: layersOf(figures, placeStat(place, `damageResistance${side}`)),
            flexible: worksheet.has(placeStat(place, 'flexible')),
          };
        }),
  );
}

/** Returns the roll for a random hit, and the modifier of an aimed one: "9–10", "−7". */
const hitOf = (
  rolls: readonly (readonly [from: number, to: number])[],
  add: number | null,
): NonNullable<BodyPlaceLine['hit']> => ({
  rolls: rolls.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', '),
  toHit: add === null ? '' : add === 0 ? '0' : formatSigned(add),
});

/** Returns the hit locations of a body without armor, to fill in by hand; none in rulesets without them. */
export function emptyHitLocations(
  context: SheetContext,
  { hitLocations: of }: Ruleset,
): SheetModel['emptyHitLocations'] {
  const body = of?.of(context);
  if (!body) return null;
  const lines = body.table.map(
    ({ name, rolls, add }): BodyPlaceLine => ({
      place: name,
      hit: hitOf(rolls, add),
      passiveDefense: { text: '' },
      damageResistance: { text: '' },
      layers: [],
      flexible: false,
    }),
  );
  return { dice: `${body.dice}d`, lines };
}

/** Returns the parts of a DR: "Mail hauberk 5", "Cloth armor 1". */
function layersOf(figures: Figures, stat: StatId): readonly string[] {
  const derivation = figures.worksheet.get(stat);
  return derivation.steps
    .filter((step, i) => step.op !== 'round' && (i === 0 ? derivation.after[0] !== 0 : !changedNothing(derivation, i)))
    .map((step) =>
      step.op === 'add' && step.value > 0
        ? `${step.words} ${formatFraction(step.value)}`
        : formatStep(step, figures.notation),
    );
}

/** The places of the body that have a DR: the books' places in their order, then others. */
const placesWithResistance = memoizeByObject((ids: readonly StatId[]): readonly string[] => {
  const [before = '', after = ''] = placeStat('|', 'damageResistance').split('|');
  const named = ids
    .filter((id) => id.startsWith(before) && id.endsWith(after))
    .map((id) => id.slice(before.length, -after.length));
  return [...new Set<string>([...bodyPlaces.filter((place) => named.includes(place)), ...named])];
});
