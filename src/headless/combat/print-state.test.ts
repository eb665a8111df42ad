import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serializeFile } from '../../character/file/serialize-file.ts';
import type { FightRules } from '../../rules/combat/fight-rules.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { printSheets } from '../print-sheets.ts';

let folder: string;
const file = (name: string) => join(folder, name);
const fights = new Map<string, FightRules>();

beforeAll(async () => {
  for (const id of rulesetIds) fights.set(id, await rulesetOf(id).loadFightRules());
  folder = mkdtempSync(join(tmpdir(), 'states-'));
  writeFileSync(file('falcon.json'), serializeFile(johnFalcon(), 'test'));
  const fighter = {
    skills: [skill('broadsword', 8)],
    equipment: [item('broadsword', { key: 'sword', place: 'ready' })],
  };
  writeFileSync(file('fourth.json'), serializeFile(saved('fourth-edition', fighter), 'test'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const output = { out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
  const code = printSheets(args, output, { feats: new Map(), fights });
  return { code, out, err };
}
const combatOf = (state: string, ...more: string[]) =>
  JSON.parse(run('--state', state, ...more, file('falcon.json')).out[0] ?? '').combat;

describe('--state', () => {
  it('prints the numbers in a state, only where it is wanted', () => {
    expect(JSON.parse(run(file('falcon.json')).out[0] ?? '')).not.toHaveProperty('combat');
    const combat = combatOf('{"hitsLost": 10, "posture": "kneeling", "wounds": 2}');
    expect(combat.numbers).toMatchObject({ hitsLeft: { value: 3 }, move: { value: 2, unit: 'yards a turn' } });
    expect(combat.attacks['sword.0']).toMatchObject({ name: 'Shortsword, swing: skill now', value: 12 });
    expect(combat.attacks['sword.0'].damage).toMatchObject({ value: '1-1', unit: 'cut' });
    expect(combat.items).toContainEqual({ key: 'sword', name: 'Shortsword', place: 'ready' });
    expect(combat).not.toHaveProperty('targetDefenses');
  });

  it('prints each maneuver with what it allows, its numbers and the reasons against it', () => {
    const { maneuvers } = combatOf('{"target": {"dodge": 6}}');
    expect(maneuvers[0]).toMatchObject({
      id: 'attack',
      name: 'Step and Attack',
      allows: { movement: 'a step', attack: 'one attack', defenses: 'any' },
      movement: { value: 1 },
      attacks: { 'sword.0': { value: 16 } },
    });
    const allOut = maneuvers.find(({ kind }: { kind?: string }) => kind === 'skill');
    expect(allOut).toMatchObject({ id: 'allOutAttack', attacks: { 'sword.0': { value: 20 } } });
    expect(allOut.defenses.dodge).toMatchObject({
      value: null,
      refusal: 'All-Out Attack, one blow at +4: no active defense',
    });
    expect(combatOf('{"conditions": ["stunned"]}').maneuvers[0]).toMatchObject({ refusal: 'stunned' });
  });

  it('takes the value after an equals sign too, and an ordinary exchange of blows without one', () => {
    expect(run('--state={"fatigueLost": 7}', file('falcon.json')).out).toEqual(
      run('--state', '{"fatigueLost": 7}', file('falcon.json')).out,
    );
    expect(run('--state', file('falcon.json')).out).toEqual(run('--state={}', '--json', file('falcon.json')).out);
  });

  it('prints text, and the calculations with --explain', () => {
    const text = run('--text', '--state', '{"posture": "kneeling"}', file('falcon.json')).out.join('\n');
    expect(text).toMatch(/\nATTACKS NOW\n {2}Shortsword, swing: skill now: 14\n/);
    expect(text.replace(/\s+/g, ' ')).toContain('Step and Attack: movement a step; attack one attack; defense any');
    const explained = combatOf('{"posture": "kneeling"}', '--explain');
    expect(explained.attacks['sword.0'].sentence).toContain('kneeling −2');
  });

  it('says what a ruleset does not have, and prints the rest', () => {
    const { code, out, err } = run('--state', '{"evaluated": 2}', file('falcon.json'), file('fourth.json'));
    expect([code, out.length]).toEqual([0, 2]);
    expect(err).toEqual([`${file('falcon.json')}: Man to Man has no “evaluated” in a fight: ignored.`]);
  });

  it.each([
    ['3', '--state needs an object in JSON, such as {"hitsLost": 3'],
    ['{', '--state needs an object in JSON'],
    ['{"hits": 3}', 'Unknown key “hits” in --state; use hitsLost, fatigueLost,'],
    ['{"state": {}}', 'Unknown key “state” in --state'],
    ['{"__proto__": {"hitsLost": 3}}', 'Unknown key “__proto__” in --state'],
    ['{"target": {"far": 3}}', 'Unknown key “far” in target of --state; use range, speed,'],
    ['{"aim": {"line": "sword.0", "yards": 3}}', 'Unknown key “yards” in aim of --state; use line, turns, braced.'],
    ['{"hitsLost": -1}', 'In --state, hitsLost must be 0 or more.'],
    ['{"hitsLost": "3"}', 'In --state, hitsLost must be a number.'],
    ['{"hitsLost": 1.5}', 'In --state, hitsLost must be a whole number.'],
    ['{"darkness": 11}', 'In --state, darkness must be 10 or less.'],
    ['{"posture": "flying"}', 'In --state, posture must be one of standing, crouching,'],
    ['{"target": {"range": true}}', 'In --state, target.range must be a number.'],
    ['{"target": 3}', 'In --state, target must be an object.'],
    ['{"wildSwing": 1}', 'In --state, wildSwing must be true or false.'],
    ['{"conditions": "stunned"}', 'In --state, conditions must be a list.'],
  ])('answers %s with a sentence', (state, sentence) => {
    const { code, out, err } = run(`--state=${state}`, file('falcon.json'));
    expect([code, out, err.length]).toEqual([1, [], 1]);
    expect(err[0]).toContain(sentence);
  });

  it.each([
    ['{"maneuver": "dance"}', 'Man to Man has no maneuver “dance” in a fight; use attack, move,'],
    ['{"maneuver": "attack", "kind": "bold"}', 'Man to Man has no kind of this maneuver (Step and Attack) “bold”'],
    ['{"target": {"location": "tail"}}', 'Man to Man has no place of the body “tail” in a fight; use head,'],
    ['{"target": {"cover": "wall"}}', 'Man to Man has no cover “wall”'],
    ['{"unready": {"lance": 1}}', 'The character has no item “lance”'],
    ['{"aim": {"line": "lance.0", "turns": 1}}', 'The character has no attack “lance.0”'],
  ])('answers %s with a sentence for each file', (state, sentence) => {
    const { code, out, err } = run('--state', state, file('falcon.json'));
    expect([code, out]).toEqual([1, []]);
    expect(err.at(-1)).toContain(sentence);
  });
});
