import { describe, expect, it } from 'vitest';
import { blankCharacter, type SavedCharacter } from './character.ts';
import { blankEncounter, type Encounter, maxEncounterLog, maxFighters } from './encounter.ts';
import {
  addFighters,
  addToLog,
  changeFighter,
  changeFighterPlay,
  endFight,
  fighterName,
  moveFighter,
  namesHidden,
  nextRound,
  nextTurn,
  playOf,
  removeFighters,
  renameEncounter,
} from './encounter-edits.ts';
import { atRest, type Play } from './play.ts';

const named = (name: string): SavedCharacter => ({
  ruleset: 'lite-3e',
  houseRules: [],
  character: { ...blankCharacter(), name },
});
const goblin = named('Goblin');
const names = (encounter: Encounter) => encounter.fighters.map(fighterName);
const of = (...all: string[]) =>
  all.reduce((encounter, name) => addFighters(encounter, named(name)), blankEncounter('e', 'Ambush'));
const order = (encounter: Encounter) => encounter.fighters.map(({ key }) => key);
const turn = ({ round, turnOf }: Encounter) => `${round} ${turnOf}`;
const withCondition = (condition: 'dead' | 'unconscious') => (play: Play) => ({
  ...play,
  state: { ...play.state, conditions: [condition] },
});

describe('adding fighters', () => {
  it('leaves the name of the character to a single one', () => {
    const encounter = addFighters(blankEncounter('e'), goblin, { side: 'Foes', source: 'g' });
    expect(encounter.fighters).toEqual([
      {
        key: 'k1',
        name: '',
        side: 'Foes',
        source: 'g',
        sourcePlay: '',
        out: '',
        initiative: null,
        tieBreak: 0,
        target: '',
        character: goblin,
      },
    ]);
  });

  it('numbers several, and those added later', () => {
    const three = addFighters(blankEncounter('e'), goblin, { copies: 3 });
    expect(names(three)).toEqual(['Goblin 1', 'Goblin 2', 'Goblin 3']);
    expect(names(addFighters(three, goblin)).at(-1)).toBe('Goblin 4');
  });

  it('numbers one next to another of the same name from 2 on', () => {
    expect(names(of('Goblin', 'Goblin', 'Orc', 'Goblin'))).toEqual(['Goblin', 'Goblin 2', 'Orc', 'Goblin 3']);
  });

  it('stops at the maximum', () => {
    const full = addFighters(blankEncounter('e'), goblin, { copies: maxFighters + 5 });
    expect(full.fighters.length).toBe(maxFighters);
    expect(addFighters(full, goblin)).toBe(full);
  });

  it('never reuses a key while it is somebody’s turn', () => {
    const encounter = { ...blankEncounter('e'), turnOf: 'k7' };
    expect(addFighters(encounter, goblin).fighters[0]?.key).toBe('k8');
  });
});

describe('a fighter', () => {
  it('is renamed, takes a side, flees, and gets a place in the order', () => {
    const change = { name: 'Boss', side: 'Foes', out: 'fled', initiative: 7 } as const;
    expect(changeFighter(of('Goblin'), 'k1', change).fighters[0]).toMatchObject(change);
  });

  it('stays the same object if nothing differs, and so does the encounter', () => {
    const encounter = of('Goblin');
    expect(changeFighter(encounter, 'k1', { side: '' })).toBe(encounter);
    expect(changeFighter(encounter, 'k9', { side: 'Foes' })).toBe(encounter);
    expect(changeFighterPlay(encounter, 'k1', (play) => play)).toBe(encounter);
  });

  it('has a separate state of play; the others stay the same objects', () => {
    const two = addFighters(blankEncounter('e'), goblin, { copies: 2 });
    const hit = changeFighterPlay(two, 'k1', (play) => ({ ...play, state: { ...play.state, hitsLost: 4 } }));
    expect(hit.fighters.map((fighter) => playOf(fighter).state.hitsLost)).toEqual([4, 0]);
    expect(hit.fighters[1]).toBe(two.fighters[1]);
    expect(hit.fighters[0]?.character.character).toBe(goblin.character);
    expect(changeFighterPlay(hit, 'k1', () => atRest).fighters[0]?.character).not.toHaveProperty('play');
    const much = changeFighterPlay(two, 'k1', (play) => ({ ...play, used: { k2: 1_000_001 } }));
    expect(much.fighters[0]?.character.play?.used).toEqual({ k2: 1_000_000 }); // as many as a file can have
  });

  it('moves in the list', () => {
    expect(names(moveFighter(of('A', 'B', 'C'), 'k3', 0))).toEqual(['C', 'A', 'B']);
    expect(names(moveFighter(of('A', 'B', 'C'), 'k1', 99))).toEqual(['B', 'C', 'A']);
  });
});

describe('spells', () => {
  it('what a spell does to others ends when its caster lets it end, and nothing else does', () => {
    const effect = (cast: string) => ({ cast, spell: 'haste', name: 'Haste', amount: 1, caster: 'Ada', seconds: null });
    const two = addFighters(blankEncounter('e'), goblin, { copies: 2 });
    const [caster, other] = two.fighters.map(({ key }) => key);
    if (!caster || !other) throw new Error('no fighters');
    const spells = ['c1', 'c2'].map((cast) => ({ row: 'haste', name: 'Haste', note: '', cast }));
    const cast = changeFighterPlay(
      changeFighterPlay(two, caster, (play) => ({ ...play, spells })),
      other,
      (play) => ({ ...play, state: { ...play.state, spellEffects: ['c1', 'c2', ''].map(effect) } }),
    );
    const ended = changeFighterPlay(cast, caster, (play) => ({ ...play, spells: spells.slice(1) }));
    const left = ended.fighters.find(({ key }) => key === other)?.character.play?.state.spellEffects;
    expect(left?.map((each) => each.cast)).toEqual(['c2', '']);
  });
});

describe('turns', () => {
  it('go around, and begin the next round after the last', () => {
    let encounter = of('A', 'B', 'C');
    const turns = Array.from({ length: 5 }, () => {
      encounter = nextTurn(encounter, order(encounter));
      return turn(encounter);
    });
    expect(turns).toEqual(['1 k1', '1 k2', '1 k3', '2 k1', '2 k2']);
    expect(turn(nextRound(encounter, order(encounter)))).toBe('3 k1');
    expect(turn(endFight(encounter))).toBe('0 ');
  });

  it('leave out those who fled, are dead or unconscious', () => {
    let encounter = changeFighter(of('A', 'B', 'C', 'D', 'E'), 'k2', { out: 'fled' });
    encounter = changeFighterPlay(encounter, 'k3', withCondition('dead'));
    encounter = changeFighterPlay(encounter, 'k4', withCondition('unconscious'));
    encounter = nextTurn(nextTurn(encounter, order(encounter)), order(encounter));
    expect(turn(encounter)).toBe('1 k5');
  });

  it('change nothing if nobody can take a turn', () => {
    const encounter = changeFighter(of('A'), 'k1', { out: 'left' });
    expect(nextTurn(encounter, order(encounter))).toBe(encounter);
  });

  it('pass from a removed fighter to the next; from the last to the next round', () => {
    const first = nextTurn(of('A', 'B', 'C'), ['k1', 'k2', 'k3']);
    expect(turn(removeFighters(first, ['k1'], ['k1', 'k2', 'k3']))).toBe('1 k2');
    expect(turn(removeFighters({ ...first, turnOf: 'k3' }, ['k3'], ['k1', 'k2', 'k3']))).toBe('2 k1');
    expect(turn(removeFighters(first, ['k1', 'k2', 'k3'], ['k1', 'k2', 'k3']))).toBe('1 ');
    expect(turn(removeFighters(first, ['k2'], ['k1', 'k2', 'k3']))).toBe('1 k1');
  });
});

describe('the log', () => {
  it('knows a hidden fighter by whole words: an orc is in no torch', () => {
    const encounter = changeFighter(of('Orc', 'Orc chief'), 'k1', { hidden: true });
    const hidden = ['Orc attacks.', 'orc: Dodge 8', 'A blow of (Orc) hits.'];
    const seen = ['The torch is out.', 'Force of the blow', 'Orc chief attacks.', 'Orcs flee.'];
    expect(hidden.filter((sentence) => !namesHidden(encounter, sentence))).toEqual([]);
    expect(seen.filter((sentence) => namesHidden(encounter, sentence))).toEqual([]);
  });

  it('has the round, and loses its oldest lines when it is full', () => {
    const encounter = addToLog({ ...of('A'), round: 2 }, ['A is hit.', '3 hits lost.']);
    expect(encounter.log).toEqual([
      { round: 2, text: 'A is hit.' },
      { round: 2, text: '3 hits lost.' },
    ]);
    const full = addToLog(
      encounter,
      Array.from({ length: maxEncounterLog }, (_, index) => `${index}`),
    );
    expect([full.log.length, full.log[0]?.text]).toEqual([maxEncounterLog, '0']);
  });
});

it('an encounter is renamed, limited to the maximum length in a file', () => {
  expect(renameEncounter(of(), 'x'.repeat(30_000)).name.length).toBe(20_000);
});
