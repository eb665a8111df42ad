import { expect, it, vi } from 'vitest';

it('the example prints the points, and explains its numbers', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await import('./example.ts');
  const lines = write.mock.calls.map(([text]) => String(text).trim());
  write.mockRestore();
  expect(lines).toEqual([
    'point total 39 points: none yet 0; attributes +20; race 0; advantages +15; disadvantages 0; quirks 0; skills +4. (GURPS Lite p. 3)',
    'Dodge 6: Move 5; Combat Reflexes +1. (GURPS Lite p. 26)',
    'Broadsword 13: DX 12; average, 4 points +1. (GURPS Lite p. 19)',
    'Broadsword: Parry 7: weapon skill 13; half the skill ÷ 2; rounded down; Combat Reflexes +1. (GURPS Lite p. 26)',
  ]);
});
