import type { ItemFacet } from '../../../catalog/item-entry.ts';
import type { Quality } from '../../../character/equipment-rows.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import type { ResolvedItem, SheetContext } from '../../resolve/context.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type AttackUse, heldShield } from '../../shared/attack-uses.ts';
import { attributeFindings } from '../../shared/attributes.ts';
import { equipmentFindings } from '../../shared/equipment-findings.ts';
import { commonFindings, finding, skillFindings } from '../../shared/findings.ts';
import { extraHeavyLevel } from '../../shared/load.ts';
import { findSlungShields } from '../../shared/readying.ts';
import { isLearned } from '../../shared/rows.ts';
import { qualityFindings, skillLoadFindings } from '../common/movement.ts';
import { fitFindings } from './armor-fit.ts';
import { crossbowOver, fineBladeDamage, weaknessPenalty } from './decisions.ts';
import { pages } from './pages.ts';
import { loadRules, skillLadder } from './sections.ts';

/** Price factors by kind of weapon (p. 13). */
const factors: Partial<Record<NonNullable<ItemFacet['quality']>, Partial<Record<Quality, number>>>> = {
  sword: { cheap: 0.4, fine: 4 },
  edged: { fine: 10 },
  crushing: { fine: 3 },
};

/** Returns the factor on the price; null for list quality and for qualities that the book does not offer. */
export function qualityFactors(kind: NonNullable<ItemFacet['quality']>, quality: Quality): number | null {
  return factors[kind]?.[quality] ?? null;
}

/** Returns the damage bonus: 1 for a fine blade with edge or point, not for crushing weapons and blunt thrusts. */
export function qualityDamage({ item, attack }: AttackUse) {
  if (item.row.quality !== 'fine' || !item.facet?.quality || item.facet.quality === 'crushing') return null;
  if (attack.type !== 'cut' && attack.type !== 'imp') return null;
  return { add: fineBladeDamage, words: 'fine quality', cite: pages.quality };
}

/** The tool that cocks a strong crossbow (p. 41); without it a bow's strength may exceed ST by this much. */
const goatsFoot = 'goats-foot';
const cockedByHand = 2;

/** Skills of bare hands, which need a light load at most. */
const lightLoadSkills = ['karate', 'judo'];

/** Whether an item's quality is offered: only blades and clubs come fine or cheap (p. 13). */
const isOffered = ({ facet, row }: ResolvedItem): boolean =>
  facet?.quality !== undefined && qualityFactors(facet.quality, row.quality) !== null;

/** Returns all findings of Man to Man. */
export function manToManFindings(worksheet: Worksheet, context: SheetContext, ruleset: Ruleset): Finding[] {
  const findings = [
    ...commonFindings(worksheet, context, ruleset, { budgetCite: pages.budget }),
    ...skillFindings(worksheet, context, { ladder: skillLadder, defaultsCite: pages.defaults }),
    ...equipmentFindings(worksheet, context, {
      load: loadRules(context),
      heaviest: extraHeavyLevel,
      weaknessPenalty,
      crossbowOver,
      cites: {
        hands: pages.weaponsAndShields,
        armor: pages.armor,
        load: pages.overload,
        weakness: pages.minimumStrength,
      },
    }),
    ...attributeFindings(worksheet, ruleset.attributes, pages.attributes),
    ...qualityFindings(context, isOffered, pages.quality),
    ...skillLoadFindings(worksheet, context, lightLoadSkills, { load: loadRules(context), cite: pages.unarmed }),
  ];
  findings.push(...fitFindings(context), ...mailFindings(context), ...crossbowFindings(worksheet, context));
  const shield = heldShield(context);
  if (shield && !context.skills.some((skill) => skill.facet?.block && isLearned(skill))) {
    const place = { chapter: 'equipment', row: shield.key };
    findings.push(finding({ code: 'block-without-skill', shield: shield.name }, 'unusual', place, pages.largeShield));
  }
  const slung = findSlungShields(context);
  if (slung[1]) {
    const fact = { code: 'two-shields', names: slung.map(({ name }) => name), where: 'on the back' } as const;
    findings.push(finding(fact, 'rule', { chapter: 'equipment', row: slung[1].key }, pages.slungShield));
  }
  const ceiling = context.race.facet?.suggestedCeiling;
  const points = worksheet.number('points');
  if (ceiling !== undefined && points > ceiling) {
    const fact = { code: 'race-ceiling', name: context.race.name, points, ceiling } as const;
    findings.push(finding(fact, 'unusual', { chapter: 'concept', field: 'race' }, pages.races));
  }
  return findings;
}

/** Reports pieces of mail without cloth on the same place. The data of a whole suit say whether it has its padding. */
function mailFindings(context: SheetContext): Finding[] {
  const worn = context.items.filter(({ inUse, facet }) => inUse && facet?.armor);
  const padding = worn.filter(({ facet }) => facet?.armor?.padding);
  const padded = (place: string): boolean =>
    padding.some(({ facet }) => facet?.armor?.coverage === 'suit' || facet?.armor?.places?.includes(place));
  return worn.flatMap(({ key, name, facet }) => {
    const { withoutPadding, coverage, places = [] } = facet?.armor ?? {};
    if (!withoutPadding || coverage === 'suit' || places.every(padded)) return [];
    const place = { chapter: 'equipment', row: key };
    return [finding({ code: 'mail-unpadded', name }, 'unusual', place, pages.hitLocations)];
  });
}

/** Reports crossbows that only a goat's foot can cock, if the character carries none. */
function crossbowFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  const strength = worksheet.number('st');
  if (context.items.some(({ id, onBody }) => onBody && id === goatsFoot)) return [];
  return context.items.flatMap(({ key, name, row, facet, onBody }) => {
    const bow = row.bowStrength;
    if (!onBody || bow === null || !facet?.attacks?.some(({ ranged }) => ranged?.ownStrength)) return [];
    if (bow <= strength + cockedByHand || bow > strength + crossbowOver) return [];
    const place = { chapter: 'equipment', row: key };
    return [finding({ code: 'goats-foot-missing', name, bow, strength }, 'unusual', place, pages.crossbow)];
  });
}
