import { describe, expect, it } from 'vitest';
import { catalogFor } from '../../rules/derive-character.ts';
import { nameItemDrawing } from './item-drawings.ts';

const manToMan = catalogFor('man-to-man').items;
const lite = catalogFor('lite-3e').items;

describe('the drawing of an item', () => {
  it.each([
    ['large-knife', 'knife'],
    ['broadsword', 'sword'],
    ['rapier', 'sword'],
    ['light-club', 'mace'],
    ['baton', 'mace'],
    ['hatchet', 'axe'],
    ['mace', 'mace'],
    ['greataxe', 'axe'],
    ['maul', 'mace'],
    ['morningstar', 'flail'],
    ['quarterstaff', 'staff'],
    ['javelin', 'spear'],
    ['halberd', 'polearm'],
    ['longbow', 'bow'],
    ['prodd', 'crossbow'],
    ['staff-sling', 'sling'],
    ['rock', 'thrown'],
    ['brass-knuckles', 'fist'],
    ['large-shield', 'shield'],
    ['chainmail', 'cuirass'],
    ['steel-breastplate', 'cuirass'],
    ['summer-clothing', 'shirt'],
    ['greathelm', 'helm'],
    ['gauntlets', 'glove'],
    ['plate-arms', 'glove'],
    ['plate-legs', 'leggings'],
    ['boots', 'boot'],
    ['arrow', 'arrow'],
    ['quiver', 'sack'],
    ['rope', 'box'],
  ])('of Man to Man: %s', (id, drawing) => {
    expect(manToMan.get(id)).toBeDefined();
    expect(nameItemDrawing(manToMan.get(id)?.facet)).toBe(drawing);
  });

  it.each([
    ['glock-17', 'pistol'],
    ['remington-12g', 'rifle'],
    ['blaster', 'pistol'],
    ['blaster-rifle', 'rifle'],
    ['force-sword', 'sword'],
    ['throwing-axe', 'axe'],
    ['kevlar-light', 'cuirass'],
    ['saddle-horse', 'horse'],
  ])('of GURPS Lite: %s', (id, drawing) => {
    expect(lite.get(id)).toBeDefined();
    expect(nameItemDrawing(lite.get(id)?.facet)).toBe(drawing);
  });

  it('is a box for an entry that the ruleset does not know', () => {
    expect(nameItemDrawing(null)).toBe('box');
  });
});
