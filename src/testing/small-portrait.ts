import type { PortraitData } from '../character/character.ts';

/** A JPEG as a browser writes it, 16 by 8 pixels: its left half is red, its right half blue. In base64. */
export const smallJpeg = [
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19i',
  'Z2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj',
  'Y2NjY2NjY2P/wAARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/E',
  'ABQBAQAAAAAAAAAAAAAAAAAAAAX/xAAZEQACAwEAAAAAAAAAAAAAAAAABUKBwUP/2gAMAwEAAhEDEQA/AM6mAQSdK0UcQvD/2Q==',
].join('');

export const smallPortrait: PortraitData = { data: `data:image/jpeg;base64,${smallJpeg}`, width: 16, height: 8 };
