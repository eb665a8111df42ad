import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { ResolvedTrait, SheetContext } from '../../resolve/context.ts';
import { applyEffects, type EffectIndex, isReplaced } from '../../shared/effects.ts';
import { findHolder, findHolders } from '../../shared/rows.ts';
import { pages } from './pages.ts';

/** A way to move that is not on the ground, by the answer of Enhanced Move. */
type Medium = 'ground' | 'water' | 'air' | 'space';

/** The stat of the Move in a medium under the present load, in yards a second. */
const moveStats = { ground: 'move', water: 'waterMove', air: 'airMove', space: 'spaceMove' } as const;

/** The stat of the fastest that the character gets in a medium by Enhanced Move. */
const topStat = (medium: Medium) => `${moveStats[medium]}.top` as const;

/** The figures of movement that are on the sheet of those who have them. */
export const mediaFigures = [
  { stat: topStat('ground'), name: 'Top speed', short: 'Top' },
  { stat: moveStats.water, name: 'Water Move', short: 'Water' },
  { stat: topStat('water'), name: 'Top speed in water', short: 'Top, water' },
  { stat: moveStats.air, name: 'Air Move', short: 'Air' },
  { stat: topStat('air'), name: 'Top speed in the air', short: 'Top, air' },
  { stat: moveStats.space, name: 'Space Move', short: 'Space' },
  { stat: topStat('space'), name: 'Top speed in space', short: 'Top, space' },
] as const;

/** Those that a load lowers level by level. */
export const movesByLoad = mediaFigures.flatMap(({ stat, short }) =>
  stat.endsWith('.top') ? [] : [{ stat, name: short }],
);

const unit = 'yards a second';

/** True if a trait has a modifier of this name, with or without a variant ("Gliding", "Low ceiling: 10 feet"). */
export const hasModifier = ({ row }: Pick<ResolvedTrait, 'row'>, name: string): boolean =>
  row.modifiers.some((modifier) => modifier.name.trim().toLowerCase().replace(/:.*$/, '') === name);

/** A trait, or an answer of it, that ties a body to its medium or keeps it from walking. */
interface GroundLimit {
  readonly trait: string;
  readonly options?: readonly string[];
  /** Multiplies Move on the ground, rounded down. */
  readonly times?: number;
  /** The most Move on the ground; `half` is half of Basic Speed, rounded down. */
  readonly atMost?: number | 'half';
  readonly words: string;
  /** Basic Move itself must be bought down to the limit, for its points (p. 141). */
  readonly boughtDown?: boolean;
}

/** Who walks slowly or not at all (pp. 141, 145, 150). */
const groundLimits: readonly GroundLimit[] = [
  { trait: 'quadriplegic', atMost: 0, words: 'cannot walk' },
  { trait: 'lame', options: ['crippled-legs'], atMost: 'half', words: 'half of Basic Speed', boughtDown: true },
  { trait: 'lame', options: ['missing-legs'], atMost: 2, words: 'hobbles', boughtDown: true },
  { trait: 'lame', options: ['legless', 'paraplegic'], atMost: 0, words: 'cannot walk', boughtDown: true },
  { trait: 'no-legs', options: ['sessile'], atMost: 0, words: 'stays in one place' },
  { trait: 'no-legs', options: ['aerial'], atMost: 0, words: 'flies, and does not walk' },
  {
    trait: 'no-legs',
    options: ['aquatic', 'aquatic-limited', 'aquatic-very-limited'],
    atMost: 0,
    words: 'swims, and does not walk',
  },
  { trait: 'no-legs', options: ['semi-aquatic'], times: 0.2, words: 'a fifth on land' },
];

/** What lets a body move in water as others do on land (pp. 40, 145). */
const swimmers = [
  { trait: 'amphibious' },
  { trait: 'aquatic' },
  { trait: 'no-legs', options: ['aquatic', 'aquatic-limited', 'aquatic-very-limited', 'semi-aquatic'] },
] as const;

/** Returns the trait by which the character is at home in water; undefined for anybody who must learn to swim. */
export const findSwimmer = (context: SheetContext): ResolvedTrait | undefined => {
  for (const { trait, ...options } of swimmers) {
    const holder = findHolder(context, trait, 'options' in options ? options.options : undefined);
    if (holder) return holder;
  }
  return undefined;
};

/** The limits of the traits that the character has, each with its trait. */
export const limitsOnGround = (context: SheetContext) =>
  groundLimits.flatMap((limit) => {
    const holder = findHolder(context, limit.trait, limit.options);
    return holder ? [{ limit, holder }] : [];
  });

/** The highest Basic Move that a limit of the ground leaves, in yards a second. */
export const maxBasicMove = ({ atMost }: GroundLimit, basicSpeed: number): number =>
  atMost === 'half' ? Math.floor(basicSpeed / 2) : (atMost ?? Number.POSITIVE_INFINITY);

/**
 * Bounds Move on the ground by what the body cannot do (pp. 141, 145, 150). A chair with wheels that replaces Move is
 * not bounded by legs.
 */
export function limitGroundMove(
  w: DerivationBuilder,
  limits: ReturnType<typeof limitsOnGround>,
  effects: EffectIndex,
): void {
  if (isReplaced(effects, 'move')) return;
  for (const { limit, holder } of limits) {
    const origin = { cite: holder.facet?.cite, row: holder.key };
    const words = `${holder.name}: ${limit.words}`;
    if (limit.times !== undefined) w.multiply(limit.times, words, origin).round('down', origin);
    if (limit.atMost === undefined) continue;
    w.atMost(maxBasicMove(limit, limit.atMost === 'half' ? w.consultNumber('basicSpeed') : 0), words, origin);
  }
}

/** The factor of Enhanced Move (p. 52): twice for each level, and half as much again for half a level. */
export const factorOfLevels = (levels: number): number =>
  2 ** Math.floor(levels) * (Number.isInteger(levels) ? 1 : 1.5);

/** Returns the Enhanced Move of a medium, if the character has one. */
export const findEnhancedMove = (context: SheetContext, medium: Medium): ResolvedTrait | undefined =>
  findHolder(context, 'enhanced-move', [medium]);

/** What the limitations of Flight make of it (p. 56), by their names in lower case. */
const flightNotes: readonly (readonly [modifier: string, words: string])[] = [
  ['cannot hover', 'must move at a quarter of Air Move or more, or fall'],
  ['controlled gliding', 'glides, and gains height on rising air alone'],
  ['gliding', 'glides, and never gains height'],
  ['lighter than air', 'drifts with the wind'],
  ['low ceiling', 'no higher than its ceiling'],
  ['winged', 'needs free wings, and room for them'],
];

/** Whether a flier flies in the air, in space, or in both (p. 56). */
const fliesIn = (flight: ResolvedTrait | undefined) => ({
  air: flight !== undefined && !hasModifier(flight, 'space flight only'),
  space:
    flight !== undefined &&
    ['space flight', 'space flight only', 'newtonian space flight'].some((name) => hasModifier(flight, name)),
});

/**
 * Defines Move in water, and in the air and in space for those who fly, in yards a second; and top speeds, for those
 * with Enhanced Move. `waterMove.basic` and `airMove.basic` are without a load (pp. 18, 52, 56, 354); the load lowers each as it lowers
 * Move on the ground, which `writeLoadedMove` does. Water Move is a figure of its own if a trait changes it.
 */
export function defineMedia(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  writeLoadedMove: (w: DerivationBuilder, from: StatId) => void,
): void {
  const [flight] = findHolders(context, 'flight', undefined);
  const swimmer = findSwimmer(context);
  const enhanced = (['ground', 'water', 'air', 'space'] as const).flatMap((medium) => {
    const holder = findEnhancedMove(context, medium);
    return holder ? [{ medium, holder }] : [];
  });
  const inputs = [effects, flight ?? null, swimmer ?? null, ...enhanced.map(({ holder }) => holder)];
  worksheet.section('media', inputs, () => {
    worksheet.define({
      id: 'waterMove.basic',
      name: 'Basic Water Move',
      unit,
      cite: pages.waterMove,
      formula: (w) => {
        w.startFrom('basicMove');
        if (swimmer) w.fact(swimmer.name, null, { cite: swimmer.facet?.cite, row: swimmer.key });
        else w.divide(5, 'a fifth').round('down').atLeast(1, 'minimum');
        applyEffects(w, effects, 'waterMove');
      },
    });
    const { air, space } = fliesIn(flight);
    if (flight) {
      worksheet.define({
        id: 'airMove.basic',
        name: 'Basic Air Move',
        unit,
        cite: pages.airMove,
        formula: (w) => {
          w.startFrom('basicSpeed').multiply(2, flight.name, { cite: flight.facet?.cite, row: flight.key });
          w.round('down');
          applyEffects(w, effects, 'airMove');
          for (const [modifier, words] of flightNotes) {
            if (hasModifier(flight, modifier)) w.note(words, { cite: flight.facet?.cite, row: flight.key });
          }
        },
      });
    }
    const isEnhanced = (medium: Medium) => enhanced.some((each) => each.medium === medium);
    const inMedia = [
      {
        medium: 'water',
        from: 'waterMove.basic',
        has: Boolean(swimmer) || effects.has('waterMove') || isEnhanced('water'),
      },
      { medium: 'air', from: 'airMove.basic', has: air },
      { medium: 'space', from: 'airMove.basic', has: space },
    ] as const;
    for (const { medium, from, has } of inMedia) {
      if (!has) continue;
      worksheet.define({
        id: moveStats[medium],
        name: `${medium[0]?.toUpperCase()}${medium.slice(1)} Move`,
        unit,
        cite: medium === 'water' ? pages.waterMove : pages.airMove,
        formula: (w) => {
          writeLoadedMove(w, from);
          for (const { words, cite, row } of w.consult(from).notes) w.note(words, { cite, row });
        },
      });
    }
    for (const { medium, holder } of enhanced) {
      const has = medium === 'ground' || inMedia.some((each) => each.medium === medium && each.has);
      if (!has) continue;
      worksheet.define({
        id: topStat(medium),
        name: mediaFigures.find(({ stat }) => stat === topStat(medium))?.name ?? 'Top speed',
        unit,
        cite: pages.enhancedMove,
        formula: (w) => {
          w.startFrom(moveStats[medium]);
          w.multiply(factorOfLevels(holder.level), holder.name, { cite: holder.facet?.cite, row: holder.key });
          if (typeof w.value === 'number' && !Number.isInteger(w.value)) w.round('down');
          w.note('gains as much each second as its Move', { cite: holder.facet?.cite });
        },
      });
    }
  });
}
