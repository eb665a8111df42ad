import type { ItemFacet } from '../../../../catalog/item-entry.ts';
import type { Quality } from '../../../../character/equipment-rows.ts';

type Prices = Partial<Record<Quality, number>>;

/** Hand weapons that cut or impale (Basic Set, p. 274): the price of a cheap one, as a factor. */
export const cheapPrice = 0.4;
/** The damage bonus of better ones (p. 274). */
export const qualityDamageAdds = { fine: 1, veryFine: 2 } as const;

/** Price factors by group of weapons (Basic Set, pp. 274, 277, 280). What is not there is not made. */
export const qualityPrices: Readonly<Record<NonNullable<ItemFacet['quality']>, Prices>> = {
  sword: { cheap: cheapPrice, fine: 4, veryFine: 20 },
  knife: { cheap: cheapPrice, fine: 4 },
  edged: { cheap: cheapPrice, fine: 10 },
  crushing: { cheap: cheapPrice, fine: 3 },
  launcher: { fine: 4 },
  firearm: { fine: 2, veryFine: 5 },
};

/** From TL7 on hand weapons are cheaper, and list price buys a fine one (p. 274). */
export const modernFrom = 7;
export const modernPrices: Prices = { cheap: 0.2, good: 0.4, fine: 1 };
export const modernSwordPrices: Prices = { ...modernPrices, veryFine: 4 };

/** Half-damage and maximum range of a fine bow, crossbow or blowpipe (p. 277). */
export const fineRange = 1.2;
/** Accuracy of better firearms (p. 280), and of cheap weapons when they are thrown (p. 274). */
export const firearmAccuracy: Prices = { fine: 1, veryFine: 2 };
export const cheapThrownAccuracy = -1;
