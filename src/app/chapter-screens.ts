import { type ComponentType, lazy } from 'react';
import { chapterIds } from '../state/chapters.ts';
import type { ChapterId } from '../state/view-store.ts';

/** The screens of the chapters. Each is a chunk of its own, so that the first one is there soon. */
const sources: Readonly<Record<ChapterId, () => Promise<ComponentType>>> = {
  concept: async () => (await import('../features/concept/concept-chapter.tsx')).ConceptChapter,
  attributes: async () => (await import('../features/attributes/attributes-chapter.tsx')).AttributesChapter,
  traits: async () => (await import('../features/traits/traits-chapter.tsx')).TraitsChapter,
  skills: async () => (await import('../features/skills/skills-chapter.tsx')).SkillsChapter,
  equipment: async () => (await import('../features/equipment/equipment-chapter.tsx')).EquipmentChapter,
};

const loaded = new Map<ChapterId, ComponentType>();

/** Loads a chapter's screen ahead of its use. */
export async function loadChapter(id: ChapterId): Promise<ComponentType> {
  const screen = loaded.get(id) ?? (await sources[id]());
  loaded.set(id, screen);
  return screen;
}

const later = (id: ChapterId) => lazy(async () => ({ default: await loadChapter(id) }));
const waiting: Readonly<Record<ChapterId, ComponentType>> = {
  concept: later('concept'),
  attributes: later('attributes'),
  traits: later('traits'),
  skills: later('skills'),
  equipment: later('equipment'),
};

/** The screen of a chapter: at once when it is loaded, else one that waits for it. */
export const chapterScreen = (id: ChapterId): ComponentType => loaded.get(id) ?? waiting[id];

/** Loads the other chapters while nothing else is to be done, so that none has to be waited for. */
export function loadOtherChapters(): void {
  const load = () => {
    for (const id of chapterIds) loadChapter(id).catch(() => undefined); // its screen will say so
  };
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load, 500);
}
