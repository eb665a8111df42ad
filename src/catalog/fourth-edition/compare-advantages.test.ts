import { describe, expect, it } from 'vitest';
import { type GcsEntry, hasGcsLibrary, readGcsList, skippedWithoutGcs } from '../../testing/gcs-library.ts';
import { listTraitDifferences, traitsOfSameName } from '../../testing/gcs-trait-differences.ts';
import { listEffectDifferences } from '../../testing/gcs-trait-effects.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { saved, trait } from '../../testing/rows.ts';
import { fourthEditionAdvantages, fourthEditionDisadvantages } from './tables.ts';
import { fourthEditionModifiers } from './traits/general-modifiers.ts';
import { parryingSkills } from './traits/mundane-advantages.ts';

describe('Advantages against the second source', () => {
  /** Entries for which the second source has another name, or several entries instead of one. */
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
    'g-experience': [
      'points 1,2,3,4,5,6,7,8,9 are not among 0,10',
      'one point for each gravity, which are levels there',
    ],
    resistant: ['p. 80, not 81', 'the entry begins on p. 80'],
    'unusual-background': ['points 5,10,15,20,25,30,50,100 are not among 0', 'the price is typed in there'],
    'musical-ability': ['p. 91, not 90', 'on the second page of the Talents'],
    'talent-outdoorsman': ['p. 91, not 90', 'on the second page of the Talents'],
    'talent-smooth-operator': ['p. 91, not 90', 'on the second page of the Talents'],
    language: [
      'points -1,-2,-3 are not among 0,-6,1,2,3,-4',
      'a mother tongue that one cannot write gives points back',
    ],
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

  /** Effects that differ, and why. */
  const notAFeature = 'is no feature there';
  const effects: Readonly<Record<string, readonly [difference: string, reason: string]>> = {
    ambidexterity: ['here: offHand +4', notAFeature],
    appearance: ['there: reaction +8', 'the +2 of everyone and +6 of those attracted, added up'],
    'arm-dx': ['here: weaponSkills +1/level, weaponSkill:{"use":"Punch"} +1/level', notAFeature],
    'arm-st': ['here: armStrength +1/level, liftingStrength +1/level, throwingStrength +1/level', notAFeature],
    'arm-st-three-arms': [
      'here: armStrength +1/level, liftingStrength +1/level, throwingStrength +1/level',
      notAFeature,
    ],
    claws: [
      'here: damagePerDie:{"use":"Punch"} +1, damagePerDie:{"use":"Kick"} +1, damagePerDie:{"use":{"starts":"Punch"}} +1, damagePerDie:{"use":{"starts":"Kick"}} +1',
      'has weapons of its own there',
    ],
    'damage-resistance': [
      'there: DR of all +1/level, DR of eye −1/level; here: resistance:{"except":["eyes"]} +1/level',
      'all places but the eyes, said in another way',
    ],
    'increased-air-move': ['there: basicMove +1/level; here: airMove +1/level', 'ground Move there, by mistake'],
    'increased-water-move': ['there: basicMove +1/level; here: waterMove +1/level', 'ground Move there, by mistake'],
    'discriminatory-hearing': ['here: hearing +4', 'counts at times there'],
    'enhanced-parry': [
      `here: ${parryingSkills.map((name) => `weaponParry:{"skill":"${name}"} +1/level`).join(', ')}`,
      'the weapon is typed in there',
    ],
    'enhanced-parry-bare-hands': [
      'there: at times +1; here: weaponParry:{"tag":"unarmed"} +1/level',
      'the Parry of bare hands is a number here',
    ],
    'fashion-sense': ['there: at times +1', 'of another person, whom you dress'],
    gunslinger: [
      'there: two-handed thumbing +1, thumbing +1, quick-shot +3, fanning +2, fast-firing +2',
      'techniques of another book',
    ],
    'high-manual-dexterity': ['there: machinist +1/level, mechanic +1/level', 'at fine work alone'],
    'high-tl': ['here: techLevel +1/level', notAFeature],
    'hyperspectral-vision': ['there: at times +3; here: observation +3, search +3', 'counts at times there'],
    multimillionaire: ['here: freeStatus +1/level', 'levels of a trait there'],
    'power-investiture': ['there: spells +1/level', 'of the god alone, whom no feature tells from others'],
    'rank-replacing-status': ['here: status +1/level', notAFeature],
    silence: ['there: at times +1/level', 'is half of the amount that counts when still'],
    status: [
      'here: status +8, status +7, status +6, status +5, status +4, status +3, status +2, status +1, status −1, status −2',
      'is the level of the trait there',
    ],
    'striking-st': ['there: strikingStrength −1/level', 'takes the bonus back if it is for one attack only'],
    'talent-healer': [
      'there: electronics operation (medical) +1/level, expert skill (epidemiology) +1/level',
      'skills of modern settings, which the book leaves to the game master',
    ],
    wealth: ['here: freeStatus +1', 'levels of a trait there'],
  };

  /** Entries of the second source that are not in our tables. */
  const leftOut: Readonly<Record<string, string>> = {
    '@Mental Perk@': 'is our “own-perk”',
    '@Physical Perk@': 'is our “own-perk”',
    '@Social Perk@': 'is our “own-perk”',
    '@Supernatural Perk@': 'is our “own-perk”',
    Cybernetics: 'a heading without a price of its own',
    'Increased Dexterity': 'bought as DX',
    'Increased Health': 'bought as HT',
    'Increased Intelligence': 'bought as IQ',
    'Increased Strength': 'bought as ST',
    'Modified Arm': 'no entry of the book',
    'Modified Head': 'no entry of the book',
    'Modified Legs': 'no entry of the book',
    Shapeshifting: 'a heading: Alternate Form and Morph are the entries',
  };

  describe(`advantages, perks and social traits agree with the second source${skippedWithoutGcs}`, () => {
    const read = () => readGcsList('Basic Set/Basic Set Traits.adq');
    const theirsOf = (list: ReturnType<typeof read>, { id, name }: (typeof fourthEditionAdvantages)[number]) =>
      traitsOfSameName(list, names[id] ?? [name]);

    it.skipIf(!hasGcsLibrary)('match in price, levels and page', () => {
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

    it.skipIf(!hasGcsLibrary)('match in what they do', () => {
      const list = read();
      const found = Object.fromEntries(
        fourthEditionAdvantages.flatMap((ours) => {
          const text = listEffectDifferences(ours, theirsOf(list, ours));
          return text === '' ? [] : [[ours.id, text]];
        }),
      );
      expect(found).toEqual(Object.fromEntries(Object.entries(effects).map(([id, [difference]]) => [id, difference])));
    });

    it.skipIf(!hasGcsLibrary)('are complete', () => {
      const list = read();
      const ours = new Set(fourthEditionAdvantages.flatMap((entry) => theirsOf(list, entry)));
      const missing = list
        .filter((entry) => !ours.has(entry) && (entry.tags ?? []).some((tag) => tag === 'Advantage' || tag === 'Perk'))
        .map(({ name }) => name);
      expect([...new Set(missing)].sort()).toEqual(Object.keys(leftOut).sort());
    });

    it('have unique ids', () => {
      const ids = fourthEditionAdvantages.map(({ id }) => id);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    });
  });
});

describe('Disadvantages against the second source', () => {
  /** Entries for which the second source has another name, or several entries instead of one. */
  const names: Readonly<Record<string, readonly string[] | RegExp>> = {
    amnesia: /^Amnesia \(/,
    'bad-sight': /^Bad Sight \(/,
    'cannot-speak': /^Cannot Speak/,
    chummy: ['Chummy', 'Gregarious'],
    'code-of-honor': /^Code of Honor \(/,
    'compulsive-behavior': ['Compulsive Behaviour (@Activity@)'],
    'destiny-bad': ['Destiny (@Disadvantage@)'],
    'disciplines-of-faith': /^Disciplines of Faith \(/,
    fat: ['Overweight', 'Fat', 'Very Fat'],
    fragile: /^Fragile \(/,
    'g-intolerance': /^G-Intolerance \(/,
    'increased-life-support': /^Increased Life Support \(/,
    lame: /^Lame \(/,
    'neurological-disorder': /^Neurological Disorder \(/,
    'no-legs': /^No Legs \(/,
    pacifism: /^Pacifism: /,
    phobia: /phobia.* \(/,
    'restricted-vision': ['No Peripheral Vision', 'Tunnel Vision'],
    'shadow-form-fixed': ["Shadow Form (Can't Turn Off)"],
    shyness: /^(Mild|Severe|Crippling) Shyness$/,
    'social-stigma': /^Social Stigma \(/,
    unfit: ['Unfit', 'Very Unfit'],
    unhealing: /^Unhealing \(/,
    'code-of-honor-quirk': ['Code of Honor'],
    'delusion-quirk': ['Delusions'],
    dislike: ['Dislikes @Item@'],
    like: ['Likes @Item@'],
    'obsession-quirk': ['Obsession'],
    'trademark-quirk': ['Trademark'],
    neutered: ['Neutered', 'Sexless'],
  };

  /** Entries of ours that the second source does not have. */
  const oursAlone: Readonly<Record<string, string>> = {
    quirk: 'is a quirk of each kind there',
  };

  /** Figures that differ, and why. */
  const decided: Readonly<Record<string, readonly [difference: string, reason: string]>> = {
    'compulsive-behavior': [
      'points -10,-15 are not among -5',
      'the book has three sizes, of which one is listed there',
    ],
    'increased-consumption': ['a level is -10, not 0', 'its levels are modifiers there'],
    'no-legs': ['points -10 are not among 0,-5,-50,-20', 'both limits of a swimmer together'],
    'obsession-quirk': ['a self-control roll there only', 'a quirk has none'],
    phobia: ['p. 148, not 150,149', 'the entry begins on p. 148, the fears are on the next pages'],
  };

  /** Effects that differ, and why. */
  const combatOnly = 'counts at times there, and in the skills of a fight here';
  const effects: Readonly<Record<string, readonly [difference: string, reason: string]>> = {
    'bad-sight': ['here: meleeSkills −2', combatOnly],
    chummy: ['there: reaction +2, reaction +4', 'your own reactions to others'],
    gigantism: ['there: disguise (animals) −2; here: disguise −2', 'is for Disguise whatever its subject'],
    'ham-fisted': [
      'there: surgery −3, machinist −3, mechanic −3, fast-draw −3; here: surgery −3/level, fast-draw −3/level',
      'these count for each level too; Machinist and Mechanic at fine work alone',
    ],
    hunchback: ['there: dx −1', 'in clothes made for others alone'],
    lame: ['here: meleeSkills −3, meleeSkills −6', combatOnly],
    'low-empathy': ['there: enthrallment −3', 'a heading, not a skill'],
    'low-tl': ['here: techLevel −1/level', 'is no feature there'],
    'neurological-disorder': [
      'there: pubic speaking −2, pubic speaking −4; here: public speaking −2, public speaking −4',
      'a misspelling there',
    ],
    'decreased-air-move': ['here: airMove −1/level', 'is no feature there'],
    'decreased-water-move': ['here: waterMove −1/level', 'is no feature there'],
    'weak-bite': ['here: damagePerDie:{"use":"Bite"} −2', 'has weapons of its own there'],
    'no-depth-perception': ['there: at times −1; here: meleeSkills −1, driving −3, piloting −3', combatOnly],
    oblivious: ['there: reaction −1', 'is on rolls to resist Influence skills, so on Will here'],
    'one-eye': ['there: at times −1; here: meleeSkills −1', combatOnly],
    'space-sickness': ['here: free fall −4', 'is no feature there'],
  };

  /** Entries of the second source that are not in our tables. */
  const leftOut: Readonly<Record<string, string>> = {
    '@Mental Quirk@': 'is our “quirk”',
    '@Physical Quirk@': 'is our “quirk”',
    '@Social Quirk@': 'is our “quirk”',
    '@Supernatural Quirk@': 'is our “quirk”',
    'Bad Reputation': 'an answer of Reputation, among the advantages',
    'Dead Broke': 'an answer of Wealth',
    'Decreased Basic Move': 'bought as Basic Move',
    'Decreased Basic Speed': 'bought as Basic Speed',
    'Decreased Dexterity': 'bought as DX',
    'Decreased Health': 'bought as HT',
    'Decreased Intelligence': 'bought as IQ',
    'Decreased Perception': 'bought as Per',
    'Decreased Strength': 'bought as ST',
    'Decreased Will': 'bought as Will',
    'Fewer Fatigue Points': 'bought as FP',
    'Fewer Hit Points': 'bought as HP',
    'Low Status': 'an answer of Status',
    'Modified Arm': 'no entry of the book',
    'Modified Legs': 'no entry of the book',
    Poor: 'an answer of Wealth',
    Struggling: 'an answer of Wealth',
  };

  describe(`disadvantages and quirks agree with the second source${skippedWithoutGcs}`, () => {
    const read = () => readGcsList('Basic Set/Basic Set Traits.adq');
    const theirsOf = (list: ReturnType<typeof read>, { id, name }: (typeof fourthEditionDisadvantages)[number]) =>
      traitsOfSameName(list, names[id] ?? [name]);

    it.skipIf(!hasGcsLibrary)('match in price, levels, self-control and page', () => {
      const list = read();
      const found = Object.fromEntries(
        fourthEditionDisadvantages
          .filter(({ id }) => !(id in oursAlone))
          .flatMap((ours) => {
            const theirs = theirsOf(list, ours);
            const differences = listTraitDifferences(ours, theirs);
            const hasRoll = theirs.some(({ cr = 0 }) => cr > 0);
            if (hasRoll !== (ours.facet.selfControl ?? false))
              differences.push(`a self-control roll ${hasRoll ? 'there' : 'here'} only`);
            const text = theirs.length > 0 ? differences.join('; ') : 'is not there';
            return text === '' ? [] : [[ours.id, text]];
          }),
      );
      const expected = Object.fromEntries(Object.entries(decided).map(([id, [difference]]) => [id, difference]));
      expect(found).toEqual(expected);
    });

    it.skipIf(!hasGcsLibrary)('match in what they do', () => {
      const list = read();
      const found = Object.fromEntries(
        fourthEditionDisadvantages.flatMap((ours) => {
          const text = listEffectDifferences(ours, theirsOf(list, ours));
          return text === '' ? [] : [[ours.id, text]];
        }),
      );
      expect(found).toEqual(Object.fromEntries(Object.entries(effects).map(([id, [difference]]) => [id, difference])));
    });

    it.skipIf(!hasGcsLibrary)('are complete', () => {
      const list = read();
      const ours = new Set(fourthEditionDisadvantages.flatMap((entry) => theirsOf(list, entry)));
      const missing = list
        .filter(
          (entry) => !ours.has(entry) && (entry.tags ?? []).some((tag) => tag === 'Disadvantage' || tag === 'Quirk'),
        )
        .map(({ name }) => name);
      expect([...new Set(missing)].sort()).toEqual(Object.keys(leftOut).sort());
    });
  });
});

describe('Modifiers against the second source', () => {
  /** Names of the second source, if they differ from ours. */
  const names: Readonly<Record<string, RegExp>> = {
    'Armor Divisor': /^Armor Divisor \((2|3|5|10)\)$/,
    'Armor Divisor, reduced': /^Armor Divisor \(0/,
    'Based on Another Attribute': /^Based on/,
    'Double Blunt Trauma': /^Double Blunt/,
    'Double Knockback': /^Double Knock/,
    Explosion: /^Explosion/,
    Fragmentation: /^Fragmentation/,
    'Burning Radiation': /^Burning Radiation/,
    'Toxic Radiation': /^Toxic Radiation/,
    Cyclic: /^Cyclic/,
    Delay: /Delay$/,
    'Extended Duration': /Duration$/,
    'Follow-Up': /^Follow-Up/,
    Homing: /^Homing/,
    Incendiary: /^Incendiary/,
    Surge: /^Surge/,
    'Increased Range': /x Increased Range$/,
    'Increased 1/2D Range': /x Increased 1\/2 D Range$/,
    'Increased Maximum Range': /x Increased Maximum Range$/,
    'Blood Agent, attack': /^Blood Agent$/,
    'Blood Agent': /^Blood Agent$/,
    'Sense-Based, attack': /^Sense-Based/,
    'Sense-Based': /^Sense-Based/,
    'Side Effect': /^Side Effect/,
    Symptoms: /^Symptoms/,
    Accessibility: /^Accessibility/,
    'No Blunt Trauma': /^No Blunt/,
    'No Knockback': /^No Knockback/,
    'No Wounding': /^No Wounding/,
    'Temporary Disadvantage': /^Temporary/,
    'Gadget, breakable': /^Gadget Limitations - Breakable( \((Cannot Repair|Machine)\))?$/,
    'Gadget, easy to hit': /^Gadget Limitations - Breakable \(Size\)$/,
    'Gadget, can be stolen': /^Can be Stolen$/,
    'Gadget, unique': /^Unique$/,
    'Reduced 1/2D Range': /^Reduced 1\/2D Range$/,
  };

  /** Modifiers that the second source has elsewhere, or not. */
  const oursAlone: Readonly<Record<string, string>> = {
    'Psionic Power': 'are in a list of their own there, which is not in this folder',
  };

  const typedIn = 'a percentage of the game master: typed in here, in steps of 1% there';
  const breakableForNothing = 'what changes nothing is not listed here';

  /** Figures that differ, and why. */
  const decided: Readonly<Record<string, readonly [difference: string, reason: string]>> = {
    Accessibility: ['-1,0% here or there only', typedIn],
    Cone: ['10% here or there only; levels here only', '10% for each yard of width, which is in words there'],
    'Follow-Up': ['1% here or there only; levels there only', typedIn],
    'Gadget, breakable': ['0% here or there only', breakableForNothing],
    'Gadget, easy to hit': ['0% here or there only', breakableForNothing],
    'Side Effect': ['1,0% here or there only; levels there only', typedIn],
    Symptoms: ['1,0% here or there only', typedIn],
    'Temporary Disadvantage': ['-1,0% here or there only', typedIn],
  };

  /** Modifiers of the second source that we have not. */
  const leftOut: Readonly<Record<string, string>> = {
    'Follow-Up (@Carrier Attack@)': 'is an enhancement, whatever it is carried by',
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((size) => [
        `SM+${size} Reach Bonus`,
        'reach by size is no modifier of a price',
      ]),
    ),
  };

  const nameOf = (name: string): string => name.split(': ')[0] ?? name;
  const percentOf = ({ cost_adj: cost = '' }: GcsEntry): number => Number.parseFloat(cost) || 0;

  describe(`enhancements and limitations agree with the second source${skippedWithoutGcs}`, () => {
    const read = () => ({
      enhancements: readGcsList('Basic Set/Basic Set Enhancement Modifiers.adm'),
      limitations: readGcsList('Basic Set/Basic Set Limitation Modifiers.adm'),
    });
    const theirsOf = ({ enhancements, limitations }: ReturnType<typeof read>, name: string) => {
      const isLimitation = fourthEditionModifiers.findIndex((ours) => nameOf(ours.name) === name) >= firstLimitation;
      const list = isLimitation ? limitations : enhancements;
      const pattern = names[name];
      return list.filter((entry) => (pattern ? pattern.test(entry.name) : entry.name === name));
    };
    const firstLimitation = fourthEditionModifiers.findIndex(({ name }) => name === 'Accessibility');
    const ours = [...new Set(fourthEditionModifiers.map(({ name }) => nameOf(name)))].filter(
      (name) => !(name in oursAlone),
    );

    it.skipIf(!hasGcsLibrary)('match in percentages, levels and page', () => {
      const lists = read();
      const found = Object.fromEntries(
        ours.flatMap((name) => {
          const theirs = theirsOf(lists, name);
          const own = fourthEditionModifiers.filter((modifier) => nameOf(modifier.name) === name);
          const differences: string[] = [];
          const percents = new Set(theirs.map(percentOf));
          const ownPercents = new Set(own.map(({ percent }) => percent));
          const others = [...percents, ...ownPercents].filter(
            (percent) => !percents.has(percent) || !ownPercents.has(percent),
          );
          if (others.length > 0) differences.push(`${others}% here or there only`);
          const leveled = theirs.some(({ levels }) => levels !== undefined);
          if (leveled !== own.some(({ perLevel }) => perLevel))
            differences.push(`levels ${leveled ? 'there' : 'here'} only`);
          const pages = new Set(theirs.flatMap(({ reference = '' }) => /^B(\d+)/.exec(reference)?.slice(1) ?? []));
          const page = String(own[0]?.cite.page);
          if (pages.size > 0 && !pages.has(page)) differences.push(`p. ${page}, not ${[...pages]}`);
          const text = theirs.length > 0 ? differences.join('; ') : 'is not there';
          return text === '' ? [] : [[name, text]];
        }),
      );
      expect(found).toEqual(Object.fromEntries(Object.entries(decided).map(([id, [difference]]) => [id, difference])));
    });

    it.skipIf(!hasGcsLibrary)('are complete', () => {
      const lists = read();
      const known = new Set(ours.flatMap((name) => theirsOf(lists, name)));
      const missing = [...lists.enhancements, ...lists.limitations].filter((entry) => !known.has(entry));
      expect([...new Set(missing.map(({ name }) => name))].sort()).toEqual(Object.keys(leftOut).sort());
    });

    it('have unique names', () => {
      const all = fourthEditionModifiers.map(({ name }) => name);
      expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
    });
  });
});

describe('Disadvantages', () => {
  const sheetOf = (...rows: Parameters<typeof trait>[]) =>
    openSheet(saved('fourth-edition', { traits: rows.map((row) => trait(...row)) }));

  describe('disadvantages of the fourth edition', () => {
    it.each([
      ['bad-temper', {}, -10],
      ['bad-temper', { selfControl: 9 }, -15],
      ['cowardice', { selfControl: 15 }, -5],
      ['fearfulness', { level: 3 }, -6],
      ['klutz', {}, -5],
      ['attentive', {}, -1],
    ] as const)('have the right price: %s %o %i', (entry, row, expected) => {
      const { worksheet } = sheetOf([entry, { key: 'flaw', ...row }]);
      expect(worksheet.number('trait:flaw.points')).toBe(expected);
    });

    it('leave a note on the number if they count only at times: Hard of Hearing', () => {
      const { worksheet } = sheetOf(['hard-of-hearing', { key: 'ears' }]);
      const perception = worksheet.get('perception');
      expect(perception.value).toBe(10);
      expect(JSON.stringify(perception)).toContain('Hard of Hearing');
    });

    it('exclude each other: Miserliness and Compulsive Generosity', () => {
      const { findings } = sheetOf(['miserliness', { key: 'a' }], ['compulsive-generosity', { key: 'b' }]);
      expect(findings.map(({ code }) => code)).toEqual(['traits-exclude']);
    });
  });
});
