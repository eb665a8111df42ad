import type { AppearanceRoll, SelfControlRoll } from '../../character/trait-rows.ts';

/** The roll against a disadvantage in words: "resisted on 12", "never resisted". */
export const describeSelfControl = (roll: SelfControlRoll): string =>
  roll === 1 ? 'never resisted' : `resisted on ${roll}`;

/** How often somebody turns up, in words: "appears on 9 or less", "appears constantly". */
export const describeAppearance = (roll: AppearanceRoll): string =>
  roll === 18 ? 'appears constantly' : `appears on ${roll} or less`;
