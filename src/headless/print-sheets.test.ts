import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { setPortrait } from '../character/edit-character.ts';
import { ownAttackSchema } from '../character/equipment-rows.ts';
import { serializeFile } from '../character/file/character-file.ts';
import type { FightRules } from '../rules/combat/fight-rules.ts';
import type { FeatRules } from '../rules/feats/feat.ts';
import { rulesetIds, rulesetOf } from '../rules/rulesets.ts';
import { daiBlackthorn, fiendishFriedrick, johnFalcon } from '../testing/book-characters.ts';
import { rutaQuillFile } from '../testing/gcs-sheet-texts.ts';
import { typedItem } from '../testing/own-rows.ts';
import { item, saved, skill } from '../testing/rows.ts';
import { mageCharacter, riderCharacter } from '../testing/sheet-models.ts';
import { smallPortrait } from '../testing/small-portrait.ts';
import { printCatalog } from './catalog/print-catalog.ts';
import { printSheets } from './print-sheets.ts';

describe('Printed sheets', () => {
  const gcs = rutaQuillFile;
  let folder: string;
  const file = (name: string) => join(folder, name);

  beforeAll(async () => {
    for (const id of rulesetIds) {
      feats.set(id, await rulesetOf(id).loadFeats());
      fights.set(id, await rulesetOf(id).loadFightRules());
    }
    folder = mkdtempSync(join(tmpdir(), 'sheets-'));
    writeFileSync(file('falcon.json'), serializeFile(johnFalcon(), 'test'));
    writeFileSync(file('friedrick.json'), serializeFile(fiendishFriedrick(), 'test'));
    writeFileSync(file('dai.json'), serializeFile(daiBlackthorn(), 'test'));
    writeFileSync(file('rider.json'), serializeFile(riderCharacter(), 'test'));
    writeFileSync(file('mage.json'), serializeFile(mageCharacter(), 'test'));
    writeFileSync(file('cut.json'), serializeFile(johnFalcon(), 'test').slice(0, 300));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const feats = new Map<string, FeatRules>();
  const fights = new Map<string, FightRules>();
  function run(...args: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const code = printSheets(args, { out: (text) => out.push(text), err: (text) => err.push(text) }, { feats, fights });
    return { code, out, err };
  }

  describe('printSheets', () => {
    it('prints the numbers of a saved character in the terms of the rules', () => {
      const { code, out, err } = run(file('falcon.json'));
      expect([code, err]).toEqual([0, []]);
      expect(JSON.parse(out.join('\n'))).toMatchObject({
        name: 'John Falcon',
        ruleset: 'man-to-man',
        attributes: { st: { score: 9, points: -10 }, dx: { score: 15, points: 60 } },
        hitPoints: 13,
        thrust: '1-2',
        swing: '1-1',
        basicSpeed: 7,
        move: 5,
        dodge: 5,
        parry: 8,
        block: 5,
        passiveDefense: 4,
        damageResistance: 3,
        encumbrance: { level: 2, name: 'medium', load: 38.125, limits: { none: 18, extraHeavy: 180 } },
        points: { attributes: 80, advantages: 10, skills: 10, total: 100, left: 0 },
        money: 1010,
        findings: [],
      });
      const sheet = JSON.parse(out[0] ?? '');
      expect(sheet.skills[0]).toEqual({
        name: 'Shortsword',
        kind: 'DX, average',
        points: 4,
        level: 16,
        relative: 'DX+1',
      });
      expect(sheet.weapons.find((weapon: { item: string }) => weapon.item === 'Crossbow')).toMatchObject({
        type: 'imp',
        damage: '1+2',
        skill: 17,
        parry: null,
        pointBlank: 5,
        increment: 14,
        halfDamage: 180,
        maximum: 225,
      });
    });

    it('prints SS, Acc, Bulk and Rcl as numbers, or null without a value', () => {
      const shot = { name: 'shot', ranged: true, maximum: '300', rateOfFire: '3~', shots: '6' };
      const gun = { ...shot, accuracy: 2, bulk: -3, recoil: 2 };
      const attacks = [gun, shot].map((attack) => z.parse(ownAttackSchema, attack));
      const equipment = [item('short-bow'), typedItem('Pistol', { attacks })];
      const weapons = (ruleset: string) => {
        writeFileSync(file('shots.json'), serializeFile(saved(ruleset, { equipment }), 'test'));
        return JSON.parse(run(file('shots.json')).out[0] ?? '').weapons;
      };
      const [bow, pistol, bare] = weapons('lite-3e');
      expect(bow).toMatchObject({ snapShot: 12, accuracy: 1, rateOfFire: null, shots: null });
      expect(pistol).toMatchObject({ snapShot: null, accuracy: 2, maximum: 300, rateOfFire: '3~', shots: '6' });
      expect(bare).toMatchObject({ snapShot: null, accuracy: null });
      const fourth = weapons('fourth-edition').filter((line: { item: string }) => line.item === 'Pistol');
      expect(fourth[0]).toMatchObject({ accuracy: 2, bulk: -3, recoil: 2 });
      expect(fourth[1]).toMatchObject({ accuracy: null, bulk: null, recoil: null });
    });

    it('prints the bonus of a scope beside the accuracy', () => {
      // Sniper rifle, .338: Acc 6+3 in the table (Basic Set p. 279); the auto pistol has no scope.
      const equipment = [item('sniper-rifle-338'), item('auto-pistol-45')];
      writeFileSync(file('scope.json'), serializeFile(saved('fourth-edition', { equipment }), 'test'));
      const [rifle, pistol] = JSON.parse(run(file('scope.json')).out[0] ?? '').weapons;
      expect(rifle).toMatchObject({ accuracy: 6, scope: 3 });
      expect(pistol).toMatchObject({ accuracy: 2 });
      expect(pistol).not.toHaveProperty('scope');
    });

    it('prints PD and DR from behind for front-only armor and a slung shield', () => {
      const equipment = [item('steel-breastplate', { place: 'ready' }), item('large-shield', { slung: true })];
      writeFileSync(file('guard.json'), serializeFile(saved('man-to-man', { equipment }), 'test'));
      const sheet = JSON.parse(run(file('guard.json')).out[0] ?? '');
      expect(sheet).toMatchObject({
        passiveDefense: 4,
        passiveDefenseFromBehind: 3,
        damageResistance: 5,
        damageResistanceFromBehind: 0,
      });
      expect(sheet.bodyPlaces.slice(1, 3)).toEqual([
        { place: 'torso, front', passiveDefense: 4, damageResistance: 5 },
        { place: 'torso, behind', passiveDefense: 0, damageResistance: 0 },
      ]);
      expect(sheet.possessions).toMatchObject([
        { place: 'ready', where: 'worn', protection: 'PD 4, DR 5, torso, front only' },
        { place: 'carried', where: 'slung on the back' },
      ]);
      expect(JSON.parse(run(file('falcon.json')).out[0] ?? '')).not.toHaveProperty('damageResistanceFromBehind');
    });

    it('prints bracketed figures with the condition under which they apply', () => {
      const sheet = JSON.parse(run(file('friedrick.json')).out[0] ?? '');
      expect(sheet).toMatchObject({ parry: 7, parryWithShield: 6, parryWithShieldWhen: 'with the shield in hand' });
      expect(sheet.weapons[0]).toMatchObject({
        damage: '1+4',
        skill: 14,
        skillWithShield: 12,
        parry: 7,
        parryWithShield: 6,
      });
    });

    it('prints mounts if there are any', () => {
      const sheet = JSON.parse(run(file('rider.json')).out[0] ?? '');
      expect(sheet.mounts).toEqual([
        {
          name: 'Saddle horse',
          where: 'ridden',
          st: 35,
          dx: 9,
          iq: 4,
          ht: 14,
          move: 10,
          dodge: 5,
          bite: '1d',
          biteType: 'cr',
          encumbrance: {
            name: 'light',
            load: 158.1,
            limits: { none: 70, light: 210, medium: 350, heavy: 525, extraHeavy: 700, maximum: 1050 },
          },
          note: 'called Patch',
        },
        expect.objectContaining({ name: 'Donkey', where: 'led along', move: 2 }),
      ]);
      expect(sheet.possessions[1]).toMatchObject({ place: 'ready', weight: null });
      expect(JSON.parse(run(file('falcon.json')).out[0] ?? '')).not.toHaveProperty('mounts');
      const text = run('--text', file('rider.json')).out.join('\n');
      expect(text).toMatch(/DONKEY, LED ALONG\n {2}ST 25 · /);
      expect(text).toContain('Carried 260 lb, heavy\n');
      expect(text).toMatch(/Large knife +\$40 +1 lb +on the saddle horse/);
    });

    it('prints spells if there are any, separate from the skills', () => {
      const sheet = JSON.parse(run(file('mage.json')).out[0] ?? '');
      expect(sheet.skills.map(({ name }: { name: string }) => name)).not.toContain('Create Fire');
      expect(sheet.spells[2]).toEqual({
        name: 'Create Fire',
        class: 'area',
        kind: 'IQ, hard',
        points: 1,
        level: 13,
        relative: 'IQ',
        timeToCast: '1 s',
        duration: '1 minute',
        cost: '2 per yard',
        costToMaintain: '1',
        prerequisites: 'Ignite Fire at 12',
      });
      expect(sheet.spells.at(-1)).toMatchObject({
        name: 'Frostbite',
        class: 'resisted by HT',
        prerequisites: 'Magery, any two spells of cold',
      });
      expect(sheet.points.skills).toBe(19);
      expect(JSON.parse(run(file('falcon.json')).out[0] ?? '')).not.toHaveProperty('spells');
      expect(run('--text', file('mage.json')).out.join('\n')).toMatch(
        /Create Fire +13 +\[1\] +IQ +84%\n +area; 1 s to cast; lasts 1 minute; cost 2 per yard; maintain 1; needs\n +Ignite Fire at 12\n/,
      );
    });

    it('prints the size of a portrait, without the picture', () => {
      const falcon = johnFalcon();
      const character = setPortrait(falcon.character, smallPortrait);
      writeFileSync(file('portrait.json'), serializeFile({ ...falcon, character }, 'test'));
      const [out = ''] = run(file('portrait.json')).out;
      expect(JSON.parse(out).portrait).toEqual({ width: 16, height: 8 });
      expect(out).not.toContain('base64');
      expect(JSON.parse(run(file('falcon.json')).out[0] ?? '')).not.toHaveProperty('portrait');
    });

    it('prints senses, reactions, Status and money under rulesets that have them', () => {
      expect(JSON.parse(run(file('dai.json')).out[0] ?? '')).toMatchObject({
        hearing: 17,
        vision: 12,
        tasteSmell: 12,
        will: 12,
        reactions: [
          { of: 'everyone', modifier: 0 },
          { of: 'the young and naive', modifier: 2 },
          { of: 'experienced people', modifier: -2 },
        ],
        status: 0,
        money: 210,
        moneyAtStart: 200,
        moneyLeft: -10,
      });
      const falcon = JSON.parse(run(file('falcon.json')).out[0] ?? '');
      for (const field of ['reactions', 'status', 'moneyAtStart']) expect(falcon).not.toHaveProperty(field);
    });

    it('adds the steps with --explain', () => {
      const sheet = JSON.parse(run('--explain', file('falcon.json')).out[0] ?? '');
      expect(sheet.explain.move).toMatchObject({
        value: 5,
        sentence:
          'Move 5 yards a turn: Basic Speed 7; medium encumbrance −2; rounded down; minimum 1. (Man to Man p. 16)',
      });
      expect(sheet.explain.move.steps[1]).toMatchObject({ op: 'add', from: 'encumbrance', after: 5 });
    });

    it('prints a readable sheet with --text', () => {
      const text = run('--text', file('friedrick.json')).out.join('\n');
      expect(text).toContain('Fiendish Friedrick\n100 points, Man to Man\n');
      expect(text).toMatch(/Axe, swing: 1\+4 cut, Axe\/Mace 14 \(12\), parry 7 \(6\)/);
      expect(text).toContain('Carried 81 lb, heavy');
    });

    it('prints a sheet in Markdown, and a stat block in either format', () => {
      const markdown = run('--markdown', file('friedrick.json')).out.join('\n');
      expect(markdown).toContain('# Fiendish Friedrick\n\n**100 points, Man to Man**\n');
      expect(markdown).toContain('| Axe, swing | 1+4 cut | Axe/Mace 14 (12) | 7 (6) | 1 |');
      const first = 'Fiendish Friedrick (100 points, Human, Man to Man)';
      for (const flags of [['--stat-block'], ['--stat-block', '--text']]) {
        expect(
          run(...flags, file('friedrick.json'))
            .out.join('\n')
            .split('\n')[0],
        ).toBe(first);
      }
      expect(run('--stat-block', '--markdown', file('friedrick.json')).out.join('\n')).toMatch(
        /^\*\*Fiendish Friedrick\*\*/,
      );
    });

    it('ends a readable sheet with its findings, and with the calculations under --explain', () => {
      const text = run('--text', '--explain', file('falcon.json')).out.join('\n');
      expect(text).toContain('\nWHY\n');
      expect(text.replace(/\s+/g, ' ')).toContain(
        'Move 5 yards a turn: Basic Speed 7; medium encumbrance −2; rounded down;',
      );
      expect(text).not.toContain('ISSUES');
      const markdown = run('--markdown', '--explain', file('mage.json')).out.join('\n');
      expect(markdown).toMatch(/\n## Issues\n\n- .*\n/);
      expect(markdown).toMatch(/\n## Why\n\n- .*\n/);
    });

    it('lists open choices separately from issues, and under their own kind in JSON', () => {
      const skills = [skill('survival', 4), skill('lockpicking', 4)];
      writeFileSync(file('open.json'), serializeFile(saved('lite-3e', { skills }), 'test'));
      const { findings } = JSON.parse(run(file('open.json')).out[0] ?? '');
      expect(findings).toMatchObject([
        { code: 'speciality-missing', kind: 'incomplete', sentence: 'Choose a terrain for Survival.' },
        { code: 'tech-level-missing', kind: 'incomplete' },
      ]);
      const text = run('--markdown', file('open.json')).out.join('\n');
      expect(text).toMatch(/\n## Incomplete\n\n- Choose a terrain for Survival\.\n- Choose a tech level .*/);
      expect(text).not.toContain('## Issues');
    });

    it('prints feats on request, in a state and for weights, falls and runs', () => {
      expect(JSON.parse(run(file('falcon.json')).out[0] ?? '')).not.toHaveProperty('feats');
      const sheet = JSON.parse(run('--feats', file('falcon.json')).out[0] ?? '');
      expect(sheet.feats.lifting.oneHand).toEqual({
        name: 'lift with one hand',
        value: 54,
        unit: 'lb',
        page: 'Man to Man 50',
        notes: ['2 seconds if it weighs more pounds than your ST'],
      });
      const asked = '--feats={"fatigueLost": 2, "weights": [120], "falls": [7], "runUps": [4]}';
      const worn = JSON.parse(run('--explain', asked, file('falcon.json')).out[0] ?? '').feats;
      expect(worn.throwing['range.120']).toMatchObject({
        value: 0.7,
        sentence: '120 lb, distance 0.7 yards: throwing, 100 lb 0.1; ST for throwing × 7. (Man to Man, pp. 50–51)',
      });
      expect(worn.falling[7].value).toBe('7-14');
      expect(worn.jumping['running.4'].value).toBe(8);
      const text = run('--text', '--feats', file('dai.json')).out.join('\n');
      expect(text).toMatch(/\nCLIMBING\n(.*\n)* {2}ordinary mountain: 13 \(1 ft in 2 seconds/);
      expect(run('--text', '--explain', '--feats', file('dai.json')).out[0]).toContain(
        'lift with one hand 48 lb: ST 8; multiplier',
      );
    });

    it.each([
      ['--feats=3', '--feats= needs an object in JSON, such as {"hitsLost": 3}.'],
      ['--feats={', '--feats= needs an object in JSON, such as {"hitsLost": 3}.'],
      [
        '--feats={"hits": 3}',
        'Unknown key “hits” in --feats=; use hitsLost, fatigueLost, weights, falls, runUps, broadJumps, highJumps.',
      ],
      ['--feats={"hitsLost": -1}', 'In --feats=, hits and fatigue lost must be whole numbers, 0 or more.'],
      [
        '--feats={"weights": [1, "2"]}',
        'In --feats=, weights, falls, runUps, broadJumps and highJumps must be lists of numbers, 0 or more.',
      ],
    ])('answers %s with a sentence', (option, sentence) => {
      expect(run(option, file('falcon.json'))).toEqual({ code: 1, out: [], err: [sentence] });
    });

    it('reports an unreadable file and still prints the rest', () => {
      const { code, out, err } = run(file('cut.json'), file('none.json'), file('falcon.json'));
      expect(code).toBe(1);
      expect(out).toHaveLength(1);
      expect(err).toHaveLength(2);
      expect(err[0]).toContain('cut.json: ');
      expect(err[1]).toBe(`${file('none.json')}: no such file.`);
    });

    it('rejects invalid arguments and prints its usage', () => {
      expect(run()).toMatchObject({ code: 1, out: [] });
      expect(run('--nonsense', file('falcon.json'))).toMatchObject({ code: 1, out: [] });
      expect(run('--text', '--markdown', file('falcon.json'))).toMatchObject({ code: 1, out: [] });
      expect(run('--stat-block', '--explain', file('falcon.json'))).toMatchObject({ code: 1, out: [] });
      expect(run('--stat-block', '--feats', file('falcon.json'))).toMatchObject({ code: 1, out: [] });
      expect(run('--help')).toMatchObject({ code: 0, err: [] });
    });

    it('prints the sheet of a GCS file like one of ours', () => {
      const { code, out, err } = run(gcs);
      expect([code, err]).toEqual([0, []]);
      expect(JSON.parse(out[0] ?? '')).toMatchObject({ name: 'Ruta Quill', ruleset: 'fourth-edition', dodge: 9 });
    });

    it('prints with --report how the numbers of each GCS file agree', () => {
      const wrong = file('wrong.gcs');
      writeFileSync(
        wrong,
        readFileSync(gcs, 'utf8').replace(/"value": 12,\s*"points": 40/, '"value": 14, "points": 40'),
      );
      const { code, out, err } = run('--report', gcs, wrong);
      expect([code, err]).toEqual([0, []]);
      const [right, other] = out.map((line) => JSON.parse(line));
      expect(right).toEqual({ agree: right.total, total: right.total, differences: [] });
      expect(Object.keys(other)).toEqual(['agree', 'total', 'differences']);
      expect(other.total - other.agree).toBe(other.differences.length);
      expect(other.differences[0]).toEqual({
        figure: expect.any(String),
        theirs: '14',
        ours: '12',
        why: expect.any(String),
      });
    });

    it('has no report on a file that did not come from GCS, and none together with a sheet', () => {
      expect(run('--report', file('falcon.json'))).toMatchObject({
        code: 1,
        out: [],
        err: [expect.stringMatching(/nothing to compare/)],
      });
      expect(run('--report', '--text', gcs)).toMatchObject({
        code: 1,
        out: [],
        err: ['Use --report alone.', expect.anything()],
      });
    });
  });
});

describe('The catalog', () => {
  function run(...words: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const code = printCatalog(words, { out: (text) => out.push(text), err: (text) => err.push(text) });
    return { code, out, err };
  }

  const entryOf = (ruleset: string, id: string) =>
    run(ruleset)
      .out.map((line) => JSON.parse(line))
      .find((line) => line.id === id);

  it.each(rulesetIds)('%s: every entry is a line with id, kind, name, book and page', (ruleset) => {
    const lines = run(ruleset).out.map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(100);
    for (const { id, kind, name, book, page, percent, costFactor } of lines) {
      expect([typeof kind, typeof name, typeof book], name).toEqual(['string', 'string', 'string']);
      expect(id ?? percent ?? costFactor, name).toBeDefined();
      expect(page, name).toBeDefined();
    }
  });

  it('an entry has the figures of its kind', () => {
    expect(entryOf('fourth-edition', 'broadsword')).toMatchObject({ name: 'Broadsword' });
    expect(entryOf('fourth-edition', 'acrobatics')).toMatchObject({
      kind: 'skill',
      attribute: 'dx',
      difficulty: 'hard',
      defaults: ['DX−6', 'Aerobatics−4', 'Aquabatics−4'],
      page: 174,
    });
    expect(entryOf('fourth-edition', 'combat-reflexes')).toMatchObject({ kind: 'advantage', points: 15, page: 43 });
    expect(entryOf('fourth-edition', 'bad-temper')).toMatchObject({ points: -10, selfControl: true, acts: 'story' });
    expect(run('fourth-edition').out.map((line) => JSON.parse(line))).toContainEqual({
      kind: 'enhancement',
      name: 'Accurate',
      percent: 5,
      perLevel: true,
      book: 'Basic Set',
      page: 102,
    });
    expect(entryOf('man-to-man', 'shortsword')).toBeDefined();
  });

  it('--csv prints a table with a head, and texts with commas in quotes', () => {
    const { out } = run('fourth-edition', '--csv');
    expect(out[0]).toBe('id,kind,name,price,levels,attribute,difficulty,defaults,acts,weight,attacks,book,page');
    expect(out.find((line) => line.startsWith('acrobatics,'))).toBe(
      'acrobatics,skill,Acrobatics,,,dx,hard,DX−6; Aerobatics−4; Aquabatics−4,,,,Basic Set,174',
    );
    const columns = out.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(',').length);
    expect(new Set(columns)).toEqual(new Set([13]));
  });

  it('wrong arguments are a sentence and exit code 1', () => {
    expect(run()).toMatchObject({ code: 1, err: [`Name one ruleset: ${rulesetIds.join(', ')}.`] });
    expect(run('gurps-9e').code).toBe(1);
    expect(run('lite-3e', '--xml')).toMatchObject({ code: 1, err: ['Unknown option --xml.'] });
    expect(run('--help').code).toBe(0);
  });
});

describe('The state of a fight', () => {
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
    it('prints the numbers in a state only on request', () => {
      expect(JSON.parse(run(file('falcon.json')).out[0] ?? '')).not.toHaveProperty('combat');
      const combat = combatOf('{"hitsLost": 10, "posture": "kneeling", "wounds": 2}');
      expect(combat.numbers).toMatchObject({ hitsLeft: { value: 3 }, move: { value: 2, unit: 'yards a turn' } });
      expect(combat.attacks['sword.0']).toMatchObject({ name: 'Shortsword, swing: skill now', value: 12 });
      expect(combat.attacks['sword.0'].damage).toMatchObject({ value: '1-1', unit: 'cut' });
      expect(combat.items).toContainEqual({ key: 'sword', name: 'Shortsword', place: 'ready' });
      expect(combat).not.toHaveProperty('targetDefenses');
    });

    it('prints each maneuver with its allowances, its numbers and the reasons against it', () => {
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

    it('takes the value after an equals sign too, and an ordinary fight without one', () => {
      expect(run('--state={"fatigueLost": 7}', file('falcon.json')).out).toEqual(
        run('--state', '{"fatigueLost": 7}', file('falcon.json')).out,
      );
      expect(run('--state', file('falcon.json')).out).toEqual(run('--state={}', '--json', file('falcon.json')).out);
    });

    it('a missile spell in the hand is an attack, and what spells do is in the numbers', () => {
      const missile = { spell: 'fireball', name: 'Fireball', energy: 3, seconds: 1 };
      const haste = { cast: '', spell: 'haste', name: 'Haste', amount: 2, caster: 'Ada', seconds: 60 };
      const combat = (state: object) =>
        JSON.parse(run('--explain', '--state', JSON.stringify(state), file('fourth.json')).out[0] ?? '').combat;
      const { attacks, defenses } = combat({ missile, spellEffects: [haste] });
      expect(attacks['spell-missile.0'].damage.value).toBe('3d');
      expect(defenses.dodge.value - combat({}).defenses.dodge.value).toBe(2);
      expect(run('--state', JSON.stringify({ missile }), file('falcon.json')).err).toEqual([
        `${file('falcon.json')}: Man to Man has no “missile” in a fight: ignored.`,
      ]);
    });

    it('prints text, and the calculations with --explain', () => {
      const text = run('--text', '--state', '{"posture": "kneeling"}', file('falcon.json')).out.join('\n');
      expect(text).toMatch(/\nATTACKS NOW\n {2}Shortsword, swing: skill now: 14\n/);
      expect(text.replace(/\s+/g, ' ')).toContain('Step and Attack: movement a step; attack one attack; defense any');
      const explained = combatOf('{"posture": "kneeling"}', '--explain');
      expect(explained.attacks['sword.0'].sentence).toContain('kneeling −2');
    });

    it('reports parts that a ruleset does not have, and prints the rest', () => {
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
});
