import { expect, test } from 'vitest';
import { catalogOf } from '../catalog/catalog.ts';
import { manToMan } from './man-to-man/man-to-man.ts';
import { raceWords } from './race-words.ts';

const catalog = catalogOf('man-to-man');
const words = (id: string) => {
  const facet = catalog.races.get(id)?.facet;
  return facet && raceWords(catalog, manToMan, facet);
};

test('a race tells its price and what it changes', () => {
  expect(words('elf')).toBe('30 points: ST −1, DX +1, IQ +1; Combat Reflexes; weight −15 lb.');
  expect(words('goblin')).toMatch(/^No points: ST −2, DX \+1, IQ \+1; /);
});
