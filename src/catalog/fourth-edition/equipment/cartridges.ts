import { ownFigures } from '../../books.ts';
import type { Listed } from '../../entry.ts';
import type { ItemFacet } from '../../item-entry.ts';

/**
 * What firearms are loaded with: name, first tech level, dollars and pounds for one, and the weapons. The tables give a gun with a full load
 * (p. 278) and no price for more, so these prices are ours, and the weights are those of real cartridges.
 */
const rounds: Readonly<
  Record<string, readonly [name: string, techLevel: number, cost: number, weight: number, weapons: string]>
> = {
  'black-powder-charge': [
    'Black powder charge',
    4,
    0.5,
    0.1,
    'flintlock-pistol-51 wheel-lock-pistol-60 handgonne-90 blunderbuss-8g flintlock-musket-75 matchlock-musket-80 rifle-musket-577',
  ],
  'cartridge-36': ['.36 ball and charge', 5, 0.2, 0.02, 'revolver-36'],
  'cartridge-41': ['.41 cartridge', 5, 0.3, 0.03, 'derringer-41'],
  'rifle-cartridge-45': ['.45 rifle cartridge', 5, 1, 0.09, 'cartridge-rifle-45'],
  'rifle-cartridge-30': ['.30 cartridge', 5, 0.8, 0.05, 'lever-action-carbine-30'],
  'shell-10g': ['10G shell', 5, 1, 0.15, 'double-shotgun-10g'],
  'cartridge-38': ['.38 cartridge', 6, 0.3, 0.03, 'revolver-38 snub-revolver-38'],
  'cartridge-45': ['.45 pistol cartridge', 6, 0.5, 0.05, 'auto-pistol-45 smg-45'],
  'cartridge-9mm': [
    '9mm cartridge',
    6,
    0.3,
    0.03,
    'auto-pistol-9mm-tl6 auto-pistol-9mm-tl7 auto-pistol-9mm-tl9 smg-9mm-tl6 smg-9mm-tl7 machine-pistol-9mm',
  ],
  'cartridge-762mm': [
    '7.62mm cartridge',
    6,
    0.8,
    0.06,
    'bolt-action-rifle-762mm self-loading-rifle-762mm battle-rifle-762mm auto-rifle-762mm lmg-762mm',
  ],
  'shell-12g': ['12G shell', 6, 0.8, 0.1, 'pump-shotgun-12g auto-shotgun-12g'],
  'cartridge-380': ['.380 cartridge', 7, 0.3, 0.02, 'holdout-pistol-380'],
  'cartridge-357m': ['.357M cartridge', 7, 0.5, 0.04, 'revolver-357m'],
  'cartridge-44m': ['.44M cartridge', 7, 0.8, 0.05, 'revolver-44m auto-pistol-44m'],
  'cartridge-556mm': ['5.56mm cartridge', 7, 0.5, 0.03, 'assault-rifle-556mm assault-carbine-556mm saw-556mm'],
  'cartridge-762mms': ['7.62mmS cartridge', 7, 0.5, 0.04, 'assault-rifle-762mms'],
  'cartridge-40': ['.40 cartridge', 8, 0.4, 0.04, 'auto-pistol-40'],
  'cartridge-46mm': ['4.6mm cartridge', 8, 0.5, 0.01, 'pdw-46mm'],
  'cartridge-338': ['.338 cartridge', 8, 4, 0.1, 'sniper-rifle-338'],
  'tranquilizer-dart-11mm': ['11mm dart', 8, 5, 0.03, 'dart-rifle-11mm'],
  'cartridge-68mm': ['6.8mm cartridge', 9, 0.8, 0.04, 'icw-68mm'],
  'gyroc-rocket-15mm': ['15mm gyroc rocket', 9, 4, 0.1, 'gyroc-pistol-15mm'],
  'gauss-needle-4mm': ['4mm gauss needle', 10, 0.2, 0.01, 'gauss-pdw-4mm gauss-rifle-4mm'],
};

/** What fills a weapon that shoots energy, all of it at once. The sizes of cells are in none of these tables. */
const cells: typeof rounds = {
  'pistol-power-cell': ['Pistol power cell', 9, 10, 0.5, 'electrolaser-pistol laser-pistol blaster'],
  'rifle-power-cell': [
    'Rifle power cell',
    9,
    40,
    2,
    'electrolaser-carbine laser-sniper-rifle laser-rifle blaster-rifle heavy-blaster',
  ],
};

const listed = (table: typeof rounds, description: string, keywords: readonly string[], whole?: true) =>
  Object.entries(table).map(
    ([id, [name, techLevel, cost, weight, weapons]]): Listed<ItemFacet> => ({
      id,
      name,
      description,
      keywords: [...keywords],
      facet: {
        cite: ownFigures,
        kind: 'ammunition',
        techLevel: { from: techLevel },
        cost,
        weight,
        reloads: { weapons: weapons.split(' '), ...(whole ? { whole } : {}) },
      },
    }),
  );

/** Ammunition of the firearms and beam weapons of the Basic Set. */
export const cartridges: readonly Listed<ItemFacet>[] = [
  ...listed(rounds, 'Ammunition for a firearm: one shot.', [
    'ammunition',
    'bullet',
    'round',
    'magazine',
    'shell',
    'gun',
  ]),
  ...listed(cells, 'Fills a beam weapon with all its shots.', ['battery', 'ammunition', 'energy', 'magazine'], true),
];
