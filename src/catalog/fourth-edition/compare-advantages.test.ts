import { describe, expect, it } from 'vitest';
import { hasGcsLibrary, readGcsList, skippedWithoutGcs } from '../../testing/gcs-library.ts';
import { listTraitDifferences, traitsOfSameName } from '../../testing/gcs-trait-differences.ts';
import { fourthEditionAdvantages } from './advantages.ts';

/** Where the second source has another name, or several entries in place of one. */
const names: Readonly<Record<string, readonly string[]>> = {
  'acute-taste-smell': ['Acute Taste & Smell'],
  empathy: ['Empathy', 'Empathy (Sensitive)'],
  'enhanced-parry': ['Enhanced Parry (@Melee weapon skill@)'],
  'enhanced-parry-all': ['Enhanced Parry (All parries)'],
  fit: ['Fit', 'Very Fit'],
  flexibility: ['Flexibility', 'Flexibility (Double-Jointed)'],
  'g-experience': ['G-Experience', 'G-Experience (All)'],
  'weapon-master': ['Weapon Master (@Specialty@)', 'Weapon Master (All weapons)'],
  luck: ['Luck', 'Extraordinary Luck', 'Ridiculous Luck'],
  'rapid-healing': ['Rapid Healing', 'Very Rapid Healing'],
  'talent-animal-friend': ['Talent (Animal Friend)'],
  'talent-artificer': ['Talent (Artificer)'],
  'talent-business-acumen': ['Talent (Business Acumen)'],
  'talent-gifted-artist': ['Talent (Gifted Artist)'],
  'talent-green-thumb': ['Talent (Green Thumb)'],
  'talent-healer': ['Talent (Healer)'],
  'talent-mathematical-ability': ['Talent (Mathematical Ability)'],
  'musical-ability': ['Talent (Musical Ability)'],
  'talent-outdoorsman': ['Talent (Outdoorsman)'],
  'talent-smooth-operator': ['Talent (Smooth Operator)'],
  'talent-small': ['Talent (@Small@)'],
  'talent-medium': ['Talent (@Medium@)'],
  'talent-large': ['Talent (@Large@)'],
  wealth: [
    'Average Wealth',
    'Comfortable Wealth',
    'Wealthy',
    'Very Wealthy',
    'Filthy Rich',
    'Poor',
    'Struggling',
    'Dead Broke',
  ],
  reputation: ['Good Reputation', 'Bad Reputation'],
  'administrative-rank': ['@Type@ Rank'],
  'magical-rank': ['@Type@ Rank'],
  'merchant-rank': ['@Type@ Rank'],
  'military-rank': ['@Type@ Rank'],
  'police-rank': ['@Type@ Rank'],
  'religious-rank': ['@Type@ Rank'],
  claws: ['Blunt Claws', 'Hooves', 'Sharp Claws', 'Talons', 'Long Talons'],
  'extra-arms': ['Extra Arm'],
  'striker-crushing': ['Crushing Striker (@Body Part@)'],
  'striker-cutting': ['Cutting Striker (@Body Part@)'],
  'striker-impaling': ['Impaling Striker (@Body Part@)'],
  'striker-large-piercing': ['Large Piercing Striker (@Body Part@)'],
  'striker-piercing': ['Piercing Striker (@Body Part@)'],
  blessed: ['Blessed', 'Very Blessed', 'Heroic Feats of @One of Strength, Dexterity, or Health@'],
  'innate-attack-burning': ['Innate Attack (Burn)'],
  'innate-attack-crushing': ['Innate Attack (Crush)'],
  'innate-attack-cutting': ['Innate Attack (Cut)'],
  'innate-attack-huge-piercing': ['Innate Attack (Huge Pierce)'],
  'innate-attack-large-piercing': ['Innate Attack (Large Pierce)'],
  'innate-attack-small-piercing': ['Innate Attack (Small Pierce)'],
  neutralize: ['Neutralize (Psi)'],
  'psi-static': ['Static (Psi)'],
};

/** Entries of ours that the second source does not have. */
const oursAlone: Readonly<Record<string, string>> = {
  'rank-replacing-status': 'is a modifier of Rank there',
  'courtesy-rank': 'is a modifier of Rank there',
  favor: 'is a modifier of each kind of friend there',
  'own-perk': 'is a perk of each kind there',
  'arm-dx-one-arm': 'is a modifier of Arm DX there',
  'arm-st-one-arm': 'is a modifier of Arm ST there',
  'arm-st-three-arms': 'is a modifier of Arm ST there',
  'protected-power': 'is part of Protected Sense there',
};

/** Figures that differ, and why. */
const decided: Readonly<Record<string, readonly [difference: string, reason: string]>> = {
  'g-experience': ['points 1,2,3,4,5,6,7,8,9 are not among 0,10', 'one point for each gravity, which are levels there'],
  resistant: ['p. 80, not 81', 'the entry begins on p. 80'],
  'unusual-background': ['points 5,10,15,20,25,30,50,100 are not among 0', 'the price is typed in there'],
  'musical-ability': ['p. 91, not 90', 'on the second page of the Talents'],
  'talent-outdoorsman': ['p. 91, not 90', 'on the second page of the Talents'],
  'talent-smooth-operator': ['p. 91, not 90', 'on the second page of the Talents'],
  language: ['points -1,-2,-3 are not among 0,-6,1,2,3,-4', 'a mother tongue that one cannot write gives points back'],
  status: [
    'points 40,35,30,25,20,15,10,5,-5,-10 are not among 0; a level is 0, not 5',
    'bought by options, down to −2',
  ],
  multimillionaire: ['points 0 are not among 50', 'comes on top of Filthy Rich, which is bought as Wealth'],
  reputation: [
    'points 20,15,10,5,-5,-10,-15,-20 are not among 0; a level is 0, not -5,5',
    'bought by options, good or bad',
  ],
  'administrative-rank': ['p. 30, not 29', 'the kinds are on p. 30'],
  'magical-rank': ['p. 30, not 29', 'the kinds are on p. 30'],
  'merchant-rank': ['p. 30, not 29', 'the kinds are on p. 30'],
  'military-rank': ['p. 30, not 29', 'the kinds are on p. 30'],
  'police-rank': ['p. 30, not 29', 'the kinds are on p. 30'],
  'religious-rank': ['p. 30, not 29', 'the kinds are on p. 30'],
  patron: ['points 5 are not among 0,10,15,20,25,30', 'equipment from a Patron is not in the list there'],
  'social-regard': ['p. 86, not 87', 'the entry begins on p. 86'],
  'digital-mind': ['p. 48, not 49', 'the entry begins on p. 48'],
  destiny: ['p. 48, not 132', 'a good one is an advantage, on p. 48'],
};

/** Entries of the second source that are not in our tables. */
const leftOut: Readonly<Record<string, string>> = {
  '@Mental Perk@': 'is our “own-perk”',
  '@Physical Perk@': 'is our “own-perk”',
  '@Social Perk@': 'is our “own-perk”',
  '@Supernatural Perk@': 'is our “own-perk”',
  Cybernetics: 'a heading without a price of its own',
  'Increased Air Move': 'bought as Basic Air Move, which the sheet does not have',
  'Increased Dexterity': 'bought as DX',
  'Increased Health': 'bought as HT',
  'Increased Intelligence': 'bought as IQ',
  'Increased Size Modifier': 'chosen with the race or template',
  'Increased Strength': 'bought as ST',
  'Increased Water Move': 'bought as Basic Water Move, which the sheet does not have',
  'Modified Arm': 'no entry of the book',
  'Modified Head': 'no entry of the book',
  'Modified Legs': 'no entry of the book',
  'Ritual Magery': 'Magery under other rules of magic, at the same price',
  Shapeshifting: 'a heading: Alternate Form and Morph are the entries',
};

describe(`advantages, perks and social traits agree with the second source${skippedWithoutGcs}`, () => {
  const read = () => readGcsList('Basic Set/Basic Set Traits.adq');
  const theirsOf = (list: ReturnType<typeof read>, { id, name }: (typeof fourthEditionAdvantages)[number]) =>
    traitsOfSameName(list, names[id] ?? [name]);

  it.skipIf(!hasGcsLibrary)('in price, levels and page', () => {
    const list = read();
    const found = Object.fromEntries(
      fourthEditionAdvantages
        .filter(({ id }) => !(id in oursAlone))
        .flatMap((ours) => {
          const theirs = theirsOf(list, ours);
          const text = theirs.length > 0 ? listTraitDifferences(ours, theirs).join('; ') : 'is not there';
          return text === '' ? [] : [[ours.id, text]];
        }),
    );
    const expected = Object.fromEntries(Object.entries(decided).map(([id, [difference]]) => [id, difference]));
    expect(found).toEqual(expected);
  });

  it.skipIf(!hasGcsLibrary)('and none is missing', () => {
    const list = read();
    const ours = new Set(fourthEditionAdvantages.flatMap((entry) => theirsOf(list, entry)));
    const missing = list
      .filter((entry) => !ours.has(entry) && (entry.tags ?? []).some((tag) => tag === 'Advantage' || tag === 'Perk'))
      .map(({ name }) => name);
    expect([...new Set(missing)].sort()).toEqual(Object.keys(leftOut).sort());
  });

  it('has every id once', () => {
    const ids = fourthEditionAdvantages.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
