import type { PricedNumber } from '../../catalog/effect.ts';
import type { AttributeId } from '../../character/character.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { formatSigned } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding } from '../findings/finding.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { BasicDamage, Ruleset } from '../ruleset.ts';
import { boughtStat } from '../stat-ids.ts';
import { applyEffects, type EffectIndex } from './effects.ts';
import { finding } from './findings.ts';
import { attributeNames } from './skill-ladder.ts';

/** Returns findings on attributes below the book's minimum, as bought or as derived. */
export function attributeFindings(worksheet: Worksheet, attributes: Ruleset['attributes'], cite: Citation): Finding[] {
  return attributes.flatMap(({ id, short, minimum }) => {
    const score = Math.min(worksheet.number(id), worksheet.number(boughtStat(id)));
    if (score >= minimum) return [];
    const fact = { code: 'attribute-too-low', name: short, score, minimum } as const;
    return [finding(fact, 'rule', { chapter: 'attributes', field: id }, cite)];
  });
}

/**
 * Defines Will and Perception from IQ if the book lacks them, because a custom skill may be based on them. Call it
 * after the ruleset has defined its own formulas.
 */
export function defineMissingAttributes(worksheet: Worksheet): void {
  worksheet.section('missing attributes', [], () => {
    for (const id of ['will', 'perception'] as const) {
      if (worksheet.has(id)) continue;
      const name = attributeNames[id];
      worksheet.define({ id, name, formula: (w) => w.startFrom('iq', `IQ (the book has no ${name})`) });
    }
  });
}

/** `thrust` and `swing` from the strength that counts: ST, or the stat that a ruleset names. */
export function defineBasicDamage(
  worksheet: Worksheet,
  basicDamage: (strength: number) => BasicDamage,
  cite: Citation,
  from = 'st',
): void {
  worksheet.section('basic damage', [from], () => {
    for (const id of ['thrust', 'swing'] as const) {
      worksheet.define({
        id,
        name: id,
        cite,
        formula: (w) => {
          const strength = w.givenNumber(from);
          w.lookup('basic damage', `ST ${strength}`, basicDamage(strength)[id], { cite });
        },
      });
    }
  });
}

export interface AttributePrices {
  readonly attributes: readonly { readonly id: AttributeId; readonly short: string }[];
  /** The table's price of a level, in points; null if the level does not exist. */
  readonly price: (id: AttributeId, level: number) => number | null;
}

interface AttributeRules extends AttributePrices {
  /** The price of a level gained in play, as a multiple of the price at creation. */
  readonly raisedFactor: number;
  readonly cite: Citation;
  readonly raisedCite: Citation;
  /**
   * Writes the discounts on the price of an attribute, effects included: the size of the large, for ST. Effects alone
   * if absent.
   */
  discount?(w: DerivationBuilder, id: AttributeId): void;
}

/** The stat of an attribute's price at creation; defined if levels were gained in play and the price is discounted. */
export const creationPriceStat = (id: AttributeId): StatId => `${id}.points.creation`;

/**
 * The attributes and their points. The score is the bought level, plus levels gained in play, plus the race's modifier.
 * The points are the table price of the bought level, plus the raised levels at their own rate.
 */
export function defineAttributes(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: AttributeRules,
): void {
  const { character, race } = context;
  const { prices } = character.campaign;
  const lowerPrice = (w: DerivationBuilder, id: AttributeId): void => {
    if (rules.discount) rules.discount(w, id);
    else applyPriceEffects(w, effects, id);
  };
  for (const { id, short } of rules.attributes) {
    const level = character.attributes[id];
    const raised = character.raised[id];
    const table = prices?.[id] === undefined ? 'attribute prices' : 'attribute prices of the campaign';
    worksheet.section(boughtStat(id), [level], () =>
      worksheet.define({
        id: boughtStat(id),
        name: `${short}, bought`,
        cite: rules.cite,
        formula: (w) => w.start(level, 'bought'),
      }),
    );
    worksheet.section(`attribute ${id}`, [raised, race.facet, race.name, effects, prices?.[id]], () => {
      worksheet.define({
        id,
        name: short,
        cite: rules.cite,
        formula: (w) => {
          w.start(w.choice(boughtStat(id)), 'bought');
          if (raised !== 0) w.add(raised, 'gained in play', { cite: rules.raisedCite });
          const modifier = race.facet?.[id] ?? 0;
          if (modifier !== 0) w.add(modifier, race.name, { cite: race.facet?.cite });
          applyEffects(w, effects, id);
        },
      });
      worksheet.define({
        id: `${id}.points`,
        name: `${short}, points`,
        unit: 'points',
        cite: rules.cite,
        formula: (w) => {
          const price = (wanted: number) => priceAttribute(rules, id, wanted);
          const bought = w.choice(boughtStat(id));
          w.lookup(table, `${short} ${bought}`, price(bought), { cite: rules.cite });
          if (raised === 0) {
            lowerPrice(w, id);
            return;
          }
          const difference = price(bought + raised) - price(bought);
          const rate = rules.raisedFactor === 1 ? '' : `, ${rules.raisedFactor} × ${formatSigned(difference)}`;
          w.add(
            rules.raisedFactor * difference,
            `${short} improved from ${bought} to ${bought + raised} in play${rate}`,
            {
              cite: rules.raisedCite,
            },
          );
          lowerPrice(w, id);
        },
      });
      if (raised === 0 || !(rules.discount || effects.has(`priceOf:${id}`))) return;
      worksheet.define({
        id: creationPriceStat(id),
        name: `${short}, points at creation`,
        unit: 'points',
        cite: rules.cite,
        formula: (w) => {
          const bought = w.choice(boughtStat(id));
          const price = priceAttribute(rules, id, bought);
          w.lookup(table, `${short} ${bought}`, price, { cite: rules.cite });
          lowerPrice(w, id);
        },
      });
    });
  }
}

/** Applies the effects on a number's price in points; a fraction is rounded up. */
function applyPriceEffects(w: DerivationBuilder, effects: EffectIndex, id: PricedNumber): void {
  applyEffects(w, effects, `priceOf:${id}`);
  if (effects.has(`priceOf:${id}`) && typeof w.value === 'number' && !Number.isInteger(w.value)) w.round('up');
}

/** The price of a level in points; below the table it refunds no more than the lowest level listed. */
export function priceAttribute(rules: AttributePrices, id: AttributeId, wanted: number): number {
  const listed = rules.price(id, wanted);
  if (listed !== null) return listed;
  for (let level = 1; level <= 30; level++) {
    const price = rules.price(id, level);
    if (price !== null) return price;
  }
  return 0;
}
