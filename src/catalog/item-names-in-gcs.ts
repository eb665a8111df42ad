/** The names of items in the lists for GCS, if they differ from ours in more than capitals and signs, by entry id. */
export const itemNamesInGcs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [9, 10, 11].flatMap((level) => [
      [`battlesuit-tl${level}`, 'Battle Suit'],
      [`battlesuit-helmet-tl${level}`, 'Battle Suit Helmet'],
    ]),
  ),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((yards) => [
      `whip-${yards}-yard${yards > 1 ? 's' : ''}`,
      `Whip, ${yards} yard${yards > 1 ? 's' : ''} long`,
    ]),
  ),
  'blowpipe-dart': 'Blowpipe Darts',
  bolt: 'Crossbow Bolt',
  cable: 'Cable, Steel, 1.5", 10 yards',
  'cigarette-lighter': 'Cigarette Lighter',
  'crash-kit-tl0': 'Crash Kit/TL0-5',
  'crash-kit-tl6': 'Crash Kit/TL6+',
  crowbar: "Crowbar, 3'",
  'fishing-tackle': 'Fishhooks & Line',
  horseshoes: 'Horseshoes, Set',
  'iron-spike': 'Iron Spike/Piton',
  'knitting-needles': 'Knitting Needles, Pair',
  pole: "Pole, 6'",
  'pole-10-foot': "Pole, 10'",
  'prodd-pellet': 'Lead Pellet (Prodd)',
  'sling-pellet': 'Lead Pellet (Sling)',
  'travelers-rations': "Traveler's Rations",
  'recorder-tape': 'Mini-Recorder-Tape',
  silencer: 'Silencer, Pistol or SMG',
  'buff-coat': 'Buff Coat (Leather)',
  atlatl: 'Atlatl w/Dart',
  prodd: 'Prodd (ST7)',
  'icw-launcher-25mm': 'ICW Integral, 25mm',
  'under-barrel-launcher-40mm': 'Under-Barrel, 40mm',
};
