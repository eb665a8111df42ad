import { formatFraction, formatMoney } from '../../engine/format.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { startMoneyStat } from '../../rules/shared/campaign.ts';
import { limitStat } from '../../rules/shared/load.ts';
import { findChosenOptions } from '../../rules/shared/trait-price.ts';
import { kindNames } from '../../rules/shared/traits.ts';

/** Returns the basis of the starting money: the character's wealth, in the words of its trait ("Poor"); '' for none. */
export function describeWealth({ context }: Pick<DerivedCharacter, 'context'>): string {
  const { campaign } = context.character;
  if (campaign.money !== null) return '';
  const wealth = context.traits.find(({ id, row }) => id === 'wealth' && !row.boughtOff);
  if (wealth?.listed) return findChosenOptions(wealth.listed, wealth.row, campaign)[0]?.option.name ?? '';
  const typed = context.traits.filter(
    ({ row, facet }) =>
      row.own && !row.boughtOff && facet?.effects?.some(({ to, when }) => to === 'startingMoney' && !when),
  );
  return typed.map(({ name }) => name).join(', ');
}

/** Returns the ruleset's name of the character's load level. */
export function loadLevelName(worksheet: Worksheet, { loadLevels }: Ruleset): string {
  const level = worksheet.number('encumbrance');
  return (worksheet.has(limitStat(level)) && loadLevels[level]?.name) || 'too much to carry';
}

/** A chance from 0 to 1 in whole percent: "74%"; "<1%" and ">99%" if rounding would make it impossible or certain. */
export function formatPercent(chance: number): string {
  const percent = Math.round(chance * 100);
  if (percent === 0 && chance > 0) return '<1%';
  if (percent === 100 && chance < 1 - 1e-9) return '>99%';
  return `${percent}%`;
}

/**
 * Returns the setting in one line: "TL 3 · $1,000 · 40 points of disadvantages · 5 quirks". Only the parts that the
 * ruleset has; mana only if it is not normal.
 */
export function summarizeSetting({ ruleset, context, worksheet }: DerivedCharacter): string {
  const { campaign } = context.character;
  const settings = ruleset.settings ?? [];
  const startMoney = worksheet.find(startMoneyStat)?.value;
  const parts: string[] = [];
  if (settings.includes('techLevel')) {
    parts.push(campaign.techLevel === null ? 'any tech level' : `TL ${formatFraction(campaign.techLevel)}`);
  }
  if (settings.includes('startingWealth')) {
    parts.push(typeof startMoney === 'number' ? formatMoney(startMoney) : 'any amount of money');
  }
  if (settings.includes('mana') && campaign.mana !== 'normal') {
    parts.push(campaign.mana === 'none' ? 'no mana' : `${campaign.mana} mana`);
  }
  if (settings.includes('gravity') && campaign.gravity !== undefined)
    parts.push(`${formatFraction(campaign.gravity)} G`);
  for (const { kind, most } of ruleset.limits?.(campaign) ?? []) {
    const { plural } = kindNames[kind];
    parts.push(
      kind === 'disadvantage' ? `${formatFraction(-most)} points of ${plural}` : `${formatFraction(most)} ${plural}`,
    );
  }
  return parts.join(' · ');
}
