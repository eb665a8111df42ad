import { formatFraction, formatMoney } from '../../engine/format.ts';
import type { DerivedCharacter } from '../derive-character.ts';
import { startMoneyStat } from '../shared/money.ts';
import { kindNames } from '../shared/traits.ts';

/**
 * Returns the setting in one line: "TL 3 · $1,000 · 40 points of disadvantages · 5 quirks". Only what the ruleset has of it; mana
 * only where it is not normal.
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
  for (const { kind, most } of ruleset.limits?.(campaign) ?? []) {
    const { plural } = kindNames[kind];
    parts.push(
      kind === 'disadvantage' ? `${formatFraction(-most)} points of ${plural}` : `${formatFraction(most)} ${plural}`,
    );
  }
  return parts.join(' · ');
}
