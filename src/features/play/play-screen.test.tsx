// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { placeItem } from '../../character/edit-rows.ts';
import { addLoadout } from '../../character/loadouts.ts';
import { newModifier } from '../../character/trait-rows.ts';
import { openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { currentPlay, editPlay } from '../../state/play/play-store.ts';
import { chooseDice } from '../../state/view/preferences.ts';
import { typedTrait } from '../../testing/own-rows.ts';
import { choices, item, saved, skill, trait } from '../../testing/rows.ts';
import { PlayScreen } from './play-screen.tsx';

const user = userEvent.setup({ delay: null });
const arrows = () =>
  screen.getByText('Arrow', { selector: 'legend' }).closest('fieldset')?.querySelector('output')?.textContent;

beforeEach(() =>
  openCharacter(
    saved('fourth-edition', {
      skills: [skill('bow', 4)],
      equipment: [item('longbow', { place: 'ready' }), item('arrow', { quantity: 20 })],
    }),
  ),
);

test('only a roll uses up an arrow, and undo restores it', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByLabelText(/^Roll Longbow/));
  expect(arrows()).toMatch(/^19/);
  await user.click(screen.getByLabelText(/^Undo/));
  expect(arrows()).toMatch(/^20/);
});

test('an arrow is used up by an attack on a target', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByLabelText(/^Attack with Longbow/));
  await user.click(screen.getByText('Apply'));
  expect(arrows()).toMatch(/^19/);
});

test('a carried weapon is taken in hand at its own line, and undo puts it back', async () => {
  const equipment = [item('axe', { key: 'axe' })];
  openCharacter(saved('fourth-edition', { skills: [skill('axe-mace', 4)], equipment }));
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByText(/^(Not possible now|Unavailable attacks)/));
  await user.click(await screen.findByRole('button', { name: /^Take in hand \(1 turn\): Axe/ }));
  const places = () => useCharacterStore.getState().saved.play?.state.places;
  expect(places()).toEqual({ axe: 'ready' });
  expect(screen.queryByRole('button', { name: /^Take in hand/ })).toBeNull();
  expect(screen.getByRole('log').textContent).toContain('Axe taken in hand.');
  await user.click(screen.getByLabelText(/^Undo/));
  expect(places() ?? {}).toEqual({});
});

test('a learned technique is the first of the other actions, with its level and a roll for the log', async () => {
  openCharacter(
    saved('fourth-edition', {
      attributes: { dx: 12 },
      // Judo 4 points: DX. A Hard technique for 4 points: from −3 to 0.
      skills: [skill('judo', 4), skill('sweeping-kick', 4, { speciality: 'Judo' })],
    }),
  );
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByText('Other actions'));
  const actions = within(screen.getByRole('region', { name: 'Other actions' }));
  const [first] = actions.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Sweeping Kick12Roll 74%.* Against it: any active defense\.$/);
  await user.click(actions.getByRole('button', { name: /^Roll Sweeping Kick/ }));
  expect(screen.getByRole('log').textContent).toMatch(/Sweeping Kick: needs 12, rolled \d+, /);
  await user.click(actions.getByText(/^Unavailable actions \(\d+\)$/));
  expect(actions.getByRole('button', { name: 'Pin the foe must be held first, explain' })).toBeTruthy();
});

test('a fighter without a shield sees why there is no Block', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  expect(await screen.findByRole('button', { name: /^Block now no shield in hand, explain$/ })).toBeTruthy();
});

test('an ability says what it costs, spends it from a reserve of its source, and undo gives it back', async () => {
  const power = typedTrait('Telepathy', { holds: 'power', powerSource: 'psi' });
  openCharacter(
    saved('fourth-edition', {
      attributes: { iq: 12 },
      traits: [
        power,
        trait('mind-reading', {
          key: 'reader',
          container: power.key,
          modifiers: [
            newModifier('a', { name: 'Costs Fatigue: to begin', percent: -5, level: 2 }),
            newModifier('b', { name: 'Limited Use: twice a day', percent: -30 }),
          ],
        }),
        trait('energy-reserve', { key: 'er', level: 3, choices: choices({ source: 'psi' }) }),
      ],
    }),
  );
  render(<PlayScreen onClose={vi.fn()} />);
  const abilities = within(await screen.findByRole('region', { name: 'Abilities' }));
  const left = (name: string) =>
    screen.getByText(name, { selector: 'legend' }).closest('fieldset')?.querySelector('output')?.textContent;
  expect(abilities.getByText('Costs 2 of Energy Reserve (Psi); 2 of 2 uses left today.')).toBeTruthy();
  await user.click(abilities.getByRole('button', { name: /^Roll Mind Reading, 74%$/ }));
  expect(left('Energy Reserve (Psi)')).toMatch(/^1\/ 3/);
  // One point is too few for the next use.
  expect(abilities.getByText('Costs 2 fatigue; 1 of 2 uses left today.')).toBeTruthy();
  expect(screen.getByRole('log').textContent).toContain('2 spent of Energy Reserve (Psi).');
  await user.click(abilities.getByRole('button', { name: /^Roll Mind Reading/ }));
  expect(left('Fatigue')).toMatch(/^8\/ 10/);
  expect(abilities.getByText('Costs 2 fatigue; 0 of 2 uses left today.')).toBeTruthy();
  await user.click(screen.getByLabelText(/^Undo/));
  await user.click(screen.getByLabelText(/^Undo/));
  expect([left('Energy Reserve (Psi)'), left('Fatigue')]).toEqual([
    expect.stringMatching(/^3\/ 3/),
    expect.stringMatching(/^10\/ 10/),
  ]);
});

test('an attack of a trait spends what it costs', async () => {
  openCharacter(
    saved('fourth-edition', {
      traits: [
        trait('innate-attack-burning', {
          key: 'ray',
          level: 3,
          modifiers: [newModifier('a', { name: 'Costs Fatigue', percent: -5 })],
        }),
      ],
    }),
  );
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByLabelText(/^Roll Innate Attack/));
  expect(screen.getByRole('log').textContent).toContain('1 fatigue spent.');
});

test('pools are spent and refilled, and regain with time what their rule says', async () => {
  openCharacter(
    saved('fourth-edition', {
      traits: [
        trait('energy-reserve', { key: 'er', level: 8 }),
        typedTrait('Grit', { pool: { points: 3, perLevel: 0, minutes: null } }),
      ],
    }),
  );
  render(<PlayScreen onClose={vi.fn()} />);
  const pools = within(await screen.findByRole('region', { name: 'Pools' }));
  const lose = (name: string) => user.click(pools.getByRole('button', { name: `${name}: lose 1` }));
  const left = () => pools.getAllByRole('status').map(({ textContent }) => textContent?.replace(/\/.*/, ''));
  for (const name of ['Energy Reserve (Psi)', 'Energy Reserve (Psi)', 'Grit']) await lose(name);
  expect(left()).toEqual(['6', '2']);
  await user.click(pools.getByRole('button', { name: 'Energy Reserve (Psi): an hour passes, regain 2' }));
  expect(left()).toEqual(['8', '2']);
  await lose('Energy Reserve (Psi)');
  await user.click(screen.getByRole('button', { name: 'Rest…' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  // An hour: six points of the reserve, none of a pool whose points do not return with time.
  expect(left()).toEqual(['8', '2']);
  await user.click(pools.getByRole('button', { name: 'Grit: refill' }));
  expect(left()).toEqual(['8', '3']);
  await lose('Grit');
  await user.click(screen.getByRole('button', { name: 'Restore everything' }));
  expect(left()).toEqual(['8', '3']);
});

test('the damage of a carrier says what follows it up', async () => {
  openCharacter(
    saved('fourth-edition', {
      traits: [
        trait('fangs'),
        trait('innate-attack-toxic', { level: 2, modifiers: [newModifier('m', { name: 'Follow-Up: Bite' })] }),
      ],
    }),
  );
  render(<PlayScreen onClose={vi.fn()} />);
  expect(await screen.findByRole('button', { name: /imp \+ follow-up 2d tox, explain$/ })).toBeTruthy();
  expect(screen.queryByLabelText(/^Roll Innate Attack/)).toBeNull();
});

test('a loadout is changed into at once, and what the fight had moved is where the loadout has it', async () => {
  const equipment = [item('backpack', { key: 'pack' }), item('axe', { key: 'axe' })];
  const before = saved('fourth-edition', { skills: [skill('axe-mace', 4)], equipment });
  const travel = addLoadout(before.character, 'Travel');
  const battle = addLoadout(placeItem(placeItem(travel, 'axe', 'ready'), 'pack', 'stowed'), 'Battle');
  openCharacter({ ...before, character: { ...battle, equipment } });
  render(<PlayScreen onClose={vi.fn()} />);
  const button = (name: string) => screen.findByRole('button', { name });
  expect((await button('Travel')).getAttribute('aria-pressed')).toBe('true');
  await user.click(await screen.findByText(/^(Not possible now|Unavailable attacks)/));
  await user.click(await screen.findByRole('button', { name: /^Take in hand \(1 turn\): Axe/ }));
  expect((await button('Travel')).getAttribute('aria-pressed')).toBe('false');
  await user.click(await button('Battle'));
  expect((await button('Battle')).getAttribute('aria-pressed')).toBe('true');
  const { character, play } = useCharacterStore.getState().saved;
  expect(character.equipment.map(({ key, place }) => [key, place])).toEqual([
    ['pack', 'stowed'],
    ['axe', 'ready'],
  ]);
  expect(play?.state.places).toEqual({});
  expect(screen.getByRole('log').textContent).toContain('What the fight had moved is back in place.');
  undo();
  expect(useCharacterStore.getState().saved.character.equipment).toEqual(equipment);
});

test('what is broken stays so when the loadout is changed, and is no step of its own in play', async () => {
  const equipment = [item('backpack', { key: 'pack' }), item('medium-shield', { key: 'shield', place: 'ready' })];
  const before = saved('fourth-edition', { equipment });
  const travel = addLoadout(before.character, 'Travel');
  const battle = addLoadout(placeItem(travel, 'pack', 'stowed'), 'Battle');
  openCharacter({ ...before, character: { ...battle, equipment } });
  editPlay('Broken', (play) => ({
    ...play,
    state: { ...play.state, places: { shield: 'home' }, itemDamage: { shield: 9 } },
  }));
  const state = () => currentPlay().state;
  const broken = state();
  render(<PlayScreen onClose={vi.fn()} />);
  const pressed = async (name: string) => (await screen.findByRole('button', { name })).getAttribute('aria-pressed');
  expect(await pressed('Travel')).toBe('true');
  await user.click(await screen.findByRole('button', { name: 'Battle' }));
  expect(await pressed('Battle')).toBe('true');
  expect(state()).toBe(broken);
  editPlay('Dropped', (play) => ({
    ...play,
    state: { ...play.state, places: { ...play.state.places, pack: 'carried' } },
  }));
  await user.click(await screen.findByRole('button', { name: 'Travel' }));
  expect(state()).toMatchObject({ places: { shield: 'home' }, itemDamage: { shield: 9 } });
  expect(state().places).not.toHaveProperty('pack');
  expect(await pressed('Travel')).toBe('true');
});

test('a minute of bleeding asks for a roll, which costs a hit when it is missed', async () => {
  chooseDice('typed');
  openCharacter(saved('fourth-edition', { attributes: { ht: 10 } }));
  editPlay('Bleeding', (play) => ({ ...play, state: { ...play.state, hitsLost: 2, conditions: ['bleeding'] } }));
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByRole('button', { name: 'The minute is over' }));
  await user.type(await screen.findByLabelText(/^Stop bleeding.*: what/i), '12{Enter}');
  expect(currentPlay().state.hitsLost).toBe(3);
  expect(screen.getByRole('log').textContent).toContain('Loses 1 HP.');
  expect(screen.getByRole('button', { name: 'The minute is over' })).toBeTruthy();
  chooseDice('here');
});

test('unconsciousness that is taken off by hand ends a coma: the roll to wake is made again the next time', async () => {
  editPlay('Coma', (play) => ({
    ...play,
    state: { ...play.state, hitsLost: 20, comaAt: 20, conditions: ['unconscious'] },
  }));
  render(<PlayScreen onClose={vi.fn()} />);
  const body = within(await screen.findByRole('region', { name: 'Posture and conditions' }));
  await user.click(body.getByText(/unconscious/));
  await user.click(await body.findByRole('button', { name: 'Unconscious' }));
  expect(currentPlay()).toMatchObject({ state: { hitsLost: 20, conditions: [] } });
  expect(currentPlay()?.state.comaAt).toBeUndefined();
});

test('a rider turns "Riding or driving" on and rolls for the mount; undo takes it back', async () => {
  openCharacter(
    saved('fourth-edition', {
      // Riding is DX/A: 4 points buy DX+1. A saddle horse is not trained for war: −3.
      attributes: { dx: 12 },
      skills: [skill('riding', 4, { speciality: 'Equines' })],
      equipment: [item('saddle-horse', { key: 'horse', place: 'ready' })],
    }),
  );
  render(<PlayScreen onClose={vi.fn()} />);
  const state = within(screen.getByRole('region', { name: 'Posture and conditions' }));
  await user.click(state.getByText('Standing'));
  await user.click(state.getByRole('button', { name: 'Riding or driving' }));
  expect(useCharacterStore.getState().saved.play?.state.conditions).toEqual(['mounted']);
  const speed = state.getByLabelText(/^High speed/);
  await user.clear(speed);
  await user.type(speed, '12{Enter}');
  expect(state.getByText('Standing, riding or driving, 12 yards/s')).toBeTruthy();
  await user.click(screen.getByText('Other actions'));
  const actions = within(screen.getByRole('region', { name: 'Other actions' }));
  await user.click(actions.getByRole('button', { name: /^Roll Control the mount/ }));
  expect(screen.getByRole('log').textContent).toMatch(/Control the mount: needs 10, rolled \d+, /);
  expect(actions.queryByLabelText(/^Handling/)).toBeNull();
  for (const _ of ['roll', 'speed', 'riding']) await user.click(screen.getByLabelText(/^Undo/));
  expect(useCharacterStore.getState().saved.play?.state.conditions ?? []).toEqual([]);
});

test('a driver gives the Handling of the vehicle, which counts for its Dodge', async () => {
  openCharacter(
    saved('fourth-edition', { attributes: { dx: 12 }, skills: [skill('driving', 8, { speciality: 'Motorcycle' })] }),
  );
  editPlay('Conditions', (play) => ({ ...play, state: { ...play.state, conditions: ['mounted'] } }));
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByText('Other actions'));
  const actions = within(screen.getByRole('region', { name: 'Other actions' }));
  const handling = actions.getByLabelText(/^Handling of the vehicle/);
  await user.clear(handling);
  await user.type(handling, '1{Enter}');
  // Half of Driving 14, and 1 (p. 375).
  expect(actions.getByRole('button', { name: /^Roll Dodge of the vehicle/ }).closest('li')?.textContent).toMatch(
    /^Dodge of the vehicle8/,
  );
});
