/** The most characters that the data URL of a face may have. */
const longestFace = 6_000;
/** Its width and height in pixels: 40 on the page, sharp on fine screens. */
const side = 80;
const qualities = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2];

/**
 * A very small portrait for lists: the upper part of the picture, square. `data` is the data URL of the portrait. Null
 * where the browser cannot make one. Never throws.
 */
export async function persistedSetting(data: string): Promise<string | null> {
  try {
    const image = new Image();
    image.src = data;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d', { alpha: false });
    if (!context || width === 0 || height === 0) return null;
    context.imageSmoothingQuality = 'high';
    const part = Math.min(width, height);
    // A face is nearer to the top than to the middle.
    context.drawImage(image, (width - part) / 2, (height - part) / 4, part, part, 0, 0, side, side);
    for (const quality of qualities) {
      const url = canvas.toDataURL('image/jpeg', quality);
      if (url.startsWith('data:image/jpeg;') && url.length <= longestFace) return url;
    }
  } catch {
    // A picture that this browser cannot draw.
  }
  return null;
}
