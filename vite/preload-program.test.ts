import { expect, it } from 'vitest';
import { withProgram } from './preload-program.ts';

it('withProgram: names the files of the program in the tag of visit.js', () => {
  const page = withProgram('<head><script src="/src/app/visit.js"></script></head>', ['assets/a.js', 'assets/a.css']);
  expect(page).toBe(
    '<head><script src="/src/app/visit.js" data-program="./assets/a.js ./assets/a.css"></script></head>',
  );
});

it('withProgram: names the files of each ruleset under its id', () => {
  const page = withProgram('<script src="/src/app/visit.js"></script>', [], {
    'lite-3e': ['assets/b.js', 'assets/c.js'],
  });
  expect(page).toBe(
    '<script src="/src/app/visit.js" data-program="" data-lite-3e="./assets/b.js ./assets/c.js"></script>',
  );
});

it('withProgram: throws where the page has no such tag', () => {
  expect(() => withProgram('<head></head>', [])).toThrow('visit.js');
});
