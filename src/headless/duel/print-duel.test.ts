import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stockFoes } from '../../catalog/stock-foes.ts';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters } from '../../character/encounter-edits.ts';
import { serializeEncounter } from '../../character/file/encounter-file.ts';
import { makeStockFoe } from '../../interchange/stat-block/make-foe.ts';
import '../../testing/load-rulesets.ts';
import { printDuel } from './print-duel.ts';

async function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await printDuel(args, { out: (text: string) => out.push(text), err: (text: string) => err.push(text) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const foes = ['foe:town-guard', 'foe:bandit', '--ruleset', 'lite-3e', '--fights', '20', '--distance', '2'];

describe('duels on the command line', () => {
  it('print chances with intervals, how they fight, and what is left out', async () => {
    const { code, out } = await run(...foes, '--tactics', 'steady,allOut');
    expect(code).toBe(0);
    expect(out).toMatch(/^20 fights, seed 1, 2 yards apart at first\.$/m);
    expect(out).toMatch(/^Town guard \(steady\): wins [\d.]+% \([\d.]+% to [\d.]+%\)\.$/m);
    expect(out).toMatch(/^Bandit \(all-out attacker\): wins/m);
    expect(out).toContain('Left out:');
  });

  it('print the same data for the same seed', async () => {
    const first = await run(...foes, '--json', '--yield', '1/3');
    expect(await run(...foes, '--json', '--yield', '1/3')).toEqual(first);
    const data: unknown = JSON.parse(first.out);
    expect(data).toMatchObject({ ruleset: 'lite-3e', fights: 20, seed: 1, distance: 2, yieldsAt: 1 / 3 });
    expect(data).toHaveProperty('wins.0.low');
    expect(data).toHaveProperty('fighters.1.name', 'Bandit');
  });

  it('tell a fight blow by blow', async () => {
    const { out } = await run(...foes, '--replay', '3');
    expect(out).toMatch(/^Round 1$/m);
    expect(out).toMatch(/against \d+, (?:critical )?(?:success|failure)/);
    expect(out).toMatch(/(?:: the fight is won\.|Nobody wins\.)$/);
  });

  it('fight an encounter from its file, side against side', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'duel-'));
    const file = join(folder, 'ambush.json');
    const make = (id: string) => {
      const foe = stockFoes.find((each) => each.id === id);
      const made = foe ? makeStockFoe(foe, 'lite-3e') : null;
      if (!made) throw new Error(id);
      return made;
    };
    const [guard, bandit] = [make('town-guard'), make('bandit')];
    const guards = addFighters(blankEncounter('e', 'Ambush'), guard.saved, { side: 'Town', printed: guard.printed });
    const all = addFighters(guards, bandit.saved, { side: 'Foes', printed: bandit.printed, copies: 3 });
    writeFileSync(file, serializeEncounter(all, 'test'));
    const { code, out } = await run('--encounter', file, '--fights', '10');
    expect(code).toBe(0);
    expect(out).toMatch(/^Bandit 1 \(.+\), Bandit 2 \(.+\), Bandit 3 \(.+\): wins/m);
    writeFileSync(file, serializeEncounter(guards, 'test'));
    expect((await run('--encounter', file)).err).toContain('a fight needs two sides, and it has 1');
    rmSync(folder, { recursive: true });
  });

  it('let everybody fight everybody', async () => {
    const { out } = await run('--everybody', 'foe:town-guard', 'foe:bandit', 'foe:guard-captain', ...foes.slice(2));
    expect(out).toMatch(/^\| 1 Town guard \(.+\) \| {2}\| \d+% \| \d+% \|$/m);
    expect(out).toMatch(/^\| 3 Guard captain \(.+\) \| \d+% \| \d+% \| {2}\|$/m);
  });

  it.each([
    [['foe:bandit'], 'Give two fighters'],
    [['foe:nobody', 'foe:bandit'], 'no stock foe “nobody”'],
    [['missing.json', 'foe:bandit'], 'no such file'],
    [[...foes, '--tactics', 'sneaky'], 'No way to fight “sneaky”'],
    [['foe:town-guard', 'foe:bandit', '--fights', 'many'], 'must be a whole number'],
    [['--encounter', 'missing.json'], 'cannot be read'],
  ])('refuse %j', async (args, message) => {
    const { code, err } = await run(...args);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});
