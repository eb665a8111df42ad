import { describe, expect, it } from 'vitest';
import { bodyPlans } from '../../../catalog/fourth-edition/body-plans.ts';
import { blankCharacter } from '../../../character/character.ts';
import { newModifier } from '../../../character/trait-rows.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem, typedTrait } from '../../../testing/own-rows.ts';
import { choices, item, saved, trait } from '../../../testing/rows.ts';
import { catalogFor, deriveCharacter } from '../../derive-character.ts';
import { describeFinding } from '../../findings/finding-sentences.ts';
import { lineStat, placeStat } from '../../stat-ids.ts';

type Traits = readonly ReturnType<typeof trait>[];
type Equipment = NonNullable<Parameters<typeof saved>[1]>['equipment'];

/** The hit locations of a hide of DR 1, so that all are on the sheet. */
const open = (traits: Traits, equipment: Equipment = []) =>
  openSheet(saved('fourth-edition', { traits: [...traits, trait('damage-resistance')], equipment: equipment ?? [] }));
const lines = (traits: Traits, equipment?: Equipment) =>
  open(traits, equipment).model.bodyPlaces.map(
    ({ place, hit, damageResistance }) =>
      `${place} ${hit?.rolls ?? ''} ${hit?.toHit ?? ''} DR ${damageResistance.text}`,
  );
const places = (traits: Traits) => open(traits).model.bodyPlaces.map(({ place }) => place);
const [eyes, vitals] = ['eyes  −9 DR 0', 'vitals  −3 DR 1'];
const of = (id: string, parameter: string, value: string) =>
  trait(id, { key: `${id}-${value}`, choices: choices({ [parameter]: value }) });
const noLegs = (kind: string) => of('no-legs', 'kind', kind);
const legs = (count: string) => of('extra-legs', 'legs', count);
const lacking = (kind: string) => of('injury-tolerance', 'kind', kind);
const winged = trait('flight', { modifiers: [newModifier('m', { name: 'Winged', percent: -25 })] });
const [paws, handless, horizontal] = [trait('no-fine-manipulators'), trait('no-manipulators'), trait('horizontal')];

describe('Bodies', () => {
  it('each total of three dice hits one place of every plan', () => {
    for (const [id, { places }] of Object.entries(bodyPlans)) {
      const rolls = places.flatMap(([, range]) => {
        if (!range) return [];
        const [from, to] = range;
        return Array.from({ length: to - from + 1 }, (_, i) => from + i);
      });
      expect([id, rolls.toSorted((a, b) => a - b)]).toEqual([id, Array.from({ length: 16 }, (_, i) => i + 3)]);
    }
  });

  it('a human has the table of p. 552', () =>
    expect(lines([])).toEqual([
      eyes,
      'skull 3–4 −7 DR 3',
      'face 5 −5 DR 1',
      'legs 6–7, 13–14 −2 DR 1',
      'arms 8, 12 −2 DR 1',
      'torso 9–10 0 DR 1',
      'groin 11 −3 DR 1',
      'hands 15 −4 DR 1',
      'feet 16 −4 DR 1',
      'neck 17–18 −5 DR 1',
      vitals,
    ]));

  it('a quadruped has fore and hind legs, and a tail (p. 552)', () =>
    expect(lines([legs('four'), horizontal, paws])).toEqual([
      eyes,
      'skull 3–4 −7 DR 3',
      'face 5 −5 DR 1',
      'neck 6 −5 DR 1',
      'forelegs 7–8 −2 DR 1',
      'torso 9–11 0 DR 1',
      'groin 12 −3 DR 1',
      'hind legs 13–14 −2 DR 1',
      'feet 15–16 −4 DR 1',
      'tail 17–18 −3 DR 1',
      vitals,
    ]));

  it.each([
    ['winged-quadruped', [legs('four'), horizontal, paws, winged]],
    ['centaur', [legs('four')]],
    ['hexapod', [legs('six'), horizontal, paws]],
    ['winged-hexapod', [legs('six'), paws, winged]],
    ['arachnoid', [legs('more'), paws]],
    ['cancroid', [legs('six')]],
    ['scorpion', [legs('more'), trait('striker-impaling', { choices: choices({ limb: 'Tail' }) })]],
    ['avian', [paws, winged]],
    ['snakeman', [noLegs('slithers')]],
    ['octopod', [noLegs('semi-aquatic'), trait('extra-arms', { level: 6 })]],
    ['squid', [noLegs('aquatic'), trait('extra-arms', { level: 8 })]],
  ] as const)('traits of a body make it %s', (id, traits) =>
    expect(new Set(places(traits))).toEqual(new Set<string>(bodyPlans[id].places.map(([name]) => name))),
  );

  it('a plan chosen by hand goes before that of the traits, and an unknown one counts as none', () => {
    const planned = (bodyPlan: string) =>
      openSheet(
        saved('fourth-edition', {
          concept: { bodyPlan },
          traits: [legs('four'), horizontal, paws, trait('damage-resistance')],
        }),
      ).model.bodyPlaces.map(({ place }) => place);
    expect(planned('avian')).toContain('wings');
    expect(planned('humanoid')).toContain('arms');
    expect(planned('dodecahedron')).toContain('forelegs');
  });

  it('a place of a body from a file may have the name of something that every object has', () => {
    const place = { name: 'constructor', place: 'constructor', results: 16, add: 0, resistance: 0 };
    const body = { name: 'Cube', dice: 3, places: [{ ...place, partDice: 1, parts: [{ ...place, results: 6 }] }] };
    const cube = saved('fourth-edition', { concept: { bodyPlan: 'own', body }, traits: [trait('damage-resistance')] });
    expect(openSheet(cube).model.bodyPlaces.map((line) => line.place)).toEqual([
      'constructor',
      'constructor (constructor)',
    ]);
  });

  it('a worm is skull, face, neck and torso (p. 552)', () =>
    expect(lines([noLegs('slithers'), handless])).toEqual([
      eyes,
      'skull 3–4 −7 DR 3',
      'face 5 −5 DR 1',
      'neck 6–8 −5 DR 1',
      'torso 9–18 0 DR 1',
      vitals,
    ]));

  it('a fish has fins and a tail', () =>
    expect(places([noLegs('aquatic'), handless])).toEqual([
      'eyes',
      'skull',
      'face',
      'fins',
      'torso',
      'tail',
      'vitals',
    ]));

  it('a brain without a skull has 1 point of DR', () =>
    expect(lines([legs('more'), paws])[1]).toBe('brain 3–4 −7 DR 2'));

  it('a trait that hardens skull and brain protects a brain without a skull once', () => {
    const effects = [
      { stat: 'resistance', selection: 'skull', add: 4 },
      { stat: 'resistance', selection: 'brain', add: 4 },
    ] as const;
    const shell = typedTrait('Shell', { effects });
    // 1 of the brain, 1 of the hide, 4 of the shell; of somebody with a skull 2, 1 and 4.
    expect(lines([legs('more'), paws, shell])[1]).toBe('brain 3–4 −7 DR 6');
    expect(lines([shell])[1]).toBe('skull 3–4 −7 DR 7');
  });

  it('a brain that the body has no place for has no DR by itself', () => {
    const helm = typedTrait('Inner shell', { effects: [{ stat: 'resistance', selection: 'brain', add: 3 }] });
    // 1 of the hide and 3.
    expect(open([helm]).worksheet.number(placeStat('brain', 'damageResistance'))).toBe(4);
  });

  it('a place that the body has not got is on no line, and its rolls hit the torso', () => {
    // Without legs and feet 6, 7, 13, 14 and 16 are the torso’s, beside 9 and 10.
    expect(lines([noLegs('sessile')])).toEqual([
      eyes,
      'skull 3–4 −7 DR 3',
      'face 5 −5 DR 1',
      'arms 8, 12 −2 DR 1',
      'torso 6–7, 9–10, 13–14, 16 0 DR 1',
      'groin 11 −3 DR 1',
      'hands 15 −4 DR 1',
      'neck 17–18 −5 DR 1',
      vitals,
    ]);
    expect(places([lacking('no-head')])).not.toContain('skull');
    expect(places([lacking('no-neck')])).not.toContain('neck');
    expect(places([lacking('no-vitals')])).not.toContain('groin');
  });

  it('a human form with wings has them as a place that no roll hits', () =>
    expect(lines([winged]).at(-1)).toBe('wings  −2 DR 1'));

  it('armor of legs covers all pairs of legs, and armor of arms covers nothing on a horse', () => {
    const barding = typedItem(
      'Barding',
      { kind: 'armor', damageResistance: 3, places: ['legs', 'arms'] },
      { place: 'ready' },
    );
    const found = lines([legs('four'), horizontal, paws], [barding]);
    expect(found).toContain('forelegs 7–8 −2 DR 4');
    expect(found).toContain('hind legs 13–14 −2 DR 4');
    expect(found).toContain('torso 9–11 0 DR 1');
    expect(found.some((line) => line.startsWith('arms'))).toBe(false);
  });

  describe('natural DR (p. 47)', () => {
    const hide = (...names: readonly string[]) =>
      openSheet(
        saved('fourth-edition', {
          traits: [
            trait('damage-resistance', {
              level: 3,
              modifiers: names.map((name) => newModifier(name, { name, percent: -10 })),
            }),
          ],
        }),
      );
    const at = (place: string, ...names: readonly string[]) =>
      hide(...names).worksheet.number(placeStat(place, 'damageResistance'));

    it('leaves the eyes out, unless it is a force field', () => {
      expect([at('eyes'), at('face'), at('skull')]).toEqual([0, 3, 5]);
      const { bodyPlaces } = hide('Force field').model;
      expect(bodyPlaces.find(({ place }) => place === 'eyes')?.damageResistance.text).toBe('3');
    });

    it('protects the places that Partial names, and no others', () => {
      expect([at('torso', 'Partial: torso'), at('arms', 'Partial: torso')]).toEqual([3, 0]);
      expect([at('torso', 'Partial (arms)'), at('arms', 'Partial (arms)')]).toEqual([0, 3]);
      expect(at('arms', 'Partial: arms and legs')).toBe(3);
      expect(at('legs', 'Partial: arms and legs')).toBe(3);
    });

    it('protects the places of any body that Partial names', () => {
      const limited = (name: string) =>
        trait('damage-resistance', { level: 3, modifiers: [newModifier('m', { name, percent: -20 })] });
      const protectedPlaces = (name: string, body: Traits) =>
        openSheet(saved('fourth-edition', { traits: [...body, limited(name)] })).model.bodyPlaces.flatMap(
          ({ place, damageResistance }) => (Number(damageResistance.text) >= 3 ? [place] : []),
        );
      expect(protectedPlaces('Partial: legs', [legs('four'), horizontal, paws])).toEqual(['forelegs', 'hind legs']);
      expect(protectedPlaces('Partial: wings', [paws, winged])).toEqual(['wings']);
      expect(protectedPlaces('Partial: eyes', [])).toEqual(['eyes']);
      expect(protectedPlaces('Partial: torso', [noLegs('slithers'), handless])).toEqual(['torso', 'vitals']);
    });

    it('costs 10% less for each −1 to hit the place that Partial names (p. 47)', () => {
      const penalties = new Map(
        Object.entries({
          torso: 1,
          arms: 2,
          legs: 2,
          wings: 2,
          groin: 3,
          tail: 3,
          hands: 4,
          feet: 4,
          face: 5,
          neck: 5,
          skull: 7,
          eyes: 9,
        }),
      );
      const offered = catalogFor('fourth-edition').traits.get('damage-resistance')?.facet.modifiers ?? [];
      const partial = offered.flatMap(({ name, percent }) =>
        name.startsWith('Partial: ') ? [[name.slice(9), percent] as const] : [],
      );
      expect(new Map(partial)).toEqual(new Map([...penalties].map(([place, penalty]) => [place, -10 * penalty])));
    });

    it('is a note if it is Directional', () => {
      const { worksheet } = hide('Directional: front');
      expect(worksheet.number('damageResistance')).toBe(0);
      expect(worksheet.get('damageResistance').notes.map(({ words }) => words)).toEqual([
        '+3 from the front (Damage Resistance)',
      ]);
    });
  });

  describe('what a body cannot do', () => {
    const findings = (traits: Traits, equipment: Equipment = []) =>
      deriveCharacter(saved('fourth-edition', { traits: [...traits], equipment: equipment ?? [] })).findings.map(
        ({ fact }) => describeFinding(fact),
      );
    const level = (traits: Traits, blow: string) =>
      openSheet(saved('fourth-edition', { traits: [...traits] })).worksheet.get(lineStat(`unarmed.${blow}`, 'skill'))
        .value;
    const lame = (degree: string) => of('lame', 'degree', degree);

    it('who cannot use the legs kicks nobody, and who has no hands punches nobody', () => {
      // DX 10; a kick is at −2.
      expect([level([], 'kick'), level([], 'punch')]).toEqual([8, 10]);
      expect(level([lame('crippled-legs')], 'kick')).not.toBeNull();
      for (const traits of [[lame('paraplegic')], [lame('legless')], [noLegs('sessile')], [trait('quadriplegic')]]) {
        expect(level(traits, 'kick')).toBeNull();
      }
      expect(level([lame('paraplegic')], 'punch')).not.toBeNull();
      expect(level([handless], 'punch')).toBeNull();
      expect(level([trait('quadriplegic')], 'punch')).toBeNull();
    });

    it('a weapon in the hand of who has none is a finding', () => {
      const sword = item('broadsword', { place: 'ready' });
      expect(findings([handless], [sword])).toContain(
        'Broadsword is held in the hand, which No Manipulators rules out.',
      );
      expect(findings([], [sword]).join()).not.toContain('held in the hand');
    });

    it('a Basic Move that was not lowered with the legs is a finding', () => {
      const words = 'Lame (paraplegic) leaves a Basic Move of 0 at most, and it is 5: lower it, for its points.';
      expect(findings([lame('paraplegic')])).toContain(words);
      const lowered = saved('fourth-edition', {
        traits: [lame('paraplegic')],
        secondary: { ...blankCharacter().secondary, basicMove: -5 },
      });
      expect(deriveCharacter(lowered).findings.map(({ fact }) => describeFinding(fact))).not.toContain(words);
    });

    it('movement in the air without Flight is a finding', () => {
      const aerial = noLegs('aerial');
      expect(findings([aerial])).toContain('No Legs (aerial) does nothing without Flight.');
      expect(findings([aerial, trait('flight')]).join()).not.toContain('without Flight');
    });
  });
});
