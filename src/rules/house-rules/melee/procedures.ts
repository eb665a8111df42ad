/** A procedure of the adapted rules for the combat reference, in our own words: contests of two fighters and times. */
export interface Procedure {
  readonly name: string;
  readonly text: string;
}

/**
 * Procedures that a sheet cannot compute by itself. “Difference” is the difference between the two results of a
 * contest.
 */
export const procedureTexts: readonly Procedure[] = [
  {
    name: 'Feints',
    text: 'Go with an attack, which cannot be parried with the same weapon: a contest of weapon skill against the foe’s best of weapon, Shield and DX.',
  },
  {
    name: 'Shield feint',
    text: 'Against Shield or DX. Won: no Block and no PD of the shield; head, neck, shoulder or leg must be aimed at. Lost: the attack fails, attack and defense lose half the difference.',
  },
  {
    name: 'Weapon feint',
    text: 'Won: the foe’s Parry loses half the difference and a second weapon gains it all, or the same weapon cannot be parried. Lost: as a shield feint.',
  },
  {
    name: 'Body feint',
    text: 'Body language against the same or DX: the difference is added to the attack on the place named, or taken from it.',
  },
  {
    name: 'Sucker shot',
    text: 'Weapon or Tactics. Won: the foe attacks first, at the bait, and your attack gains the difference. Lost: attack and defense lose it.',
  },
  {
    name: 'Set up',
    text: 'Up to 3 turns with attacks at −4, each adding the difference, 3 at most; spend 5 at most on an attack. A lost contest, a fall or a fumble loses all.',
  },
  { name: 'Jam', text: 'The foe’s attacks this turn lose the difference, or gain it where you lose.' },
  {
    name: 'Shield press',
    text: 'Shield against Shield: the loser’s Block loses half the difference, the winner’s 1, and he cannot strike with it. A contest of ST keeps it up.',
  },
  {
    name: 'Shield snatch',
    text: 'Axe, pole weapon or Shield against Shield: Block loses half the difference, and attacks gain as much. A contest of ST keeps it up, at −4 after a thrust.',
  },
  {
    name: 'Beat',
    text: 'Hit the weapon or shield: it parries or blocks with half the basic damage less, and a second attack is at −2. Both may break.',
  },
  {
    name: 'Press',
    text: 'After an attack that succeeded by 5: the foe must fall back without any bonus, or defend all-out, on the next turn; you may follow.',
  },
  {
    name: 'Riposte',
    text: 'Defend first: the margin is added to one attack with each weapon, or taken from all where the defense failed; by 5, no attack.',
  },
  {
    name: 'Disengage',
    text: 'With a cautious attack or All-Out Defense: a contest of Tactics, −4 against an All-Out Attack, +2 against a cautious one, won against All-Out Defense.',
  },
  {
    name: 'Flee',
    text: 'Full Move away with Dodge +5, without Block, Parry and the PD of a shield in hand; a contest of DX or Tactics gets you loose.',
  },
  {
    name: 'Stop thrust',
    text: 'A braced spear or pole weapon: +1 for each 10 miles an hour of the foe, up to twice its highest damage. Contest of ST +6 (pole weapon +2) against his ST to stop him.',
  },
  {
    name: 'Wrap shot',
    text: 'A one-handed swing at −1 around the foe’s back: Block −2, no PD of the shield. He may strike that arm at −1; a fumble hits your own head.',
  },
  {
    name: 'Analyze',
    text: 'Weapon or Tactics, every 10 seconds: the foe is worse, as good, or better; a critical success gives his next move away.',
  },
  {
    name: 'Acrobatic move',
    text: 'Acrobatics each turn after 2 yards of run, with a light load at most: Dodge as often as you like, everything else at −6; a hit or a blow of your own means DX or a fall.',
  },
  {
    name: 'Catching',
    text: 'DX, +2 if the throw succeeded; −2 for each hex away, −2 to the front side, −6 to the rear side; large or slow +1, small or fast −1. A dive +4 and 2 hexes.',
  },
  {
    name: 'Long actions',
    text: 'Seconds: pocket 1 die, loose item 2 dice, heavy thing 2, open 1, light 2, swallow 2, write 5, read 2, sheathe 2, wipe a blade 3, key in a lock 3, search 60, armor 300.',
  },
];
