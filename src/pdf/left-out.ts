/**
 * The replacement of packages that jsPDF can load but that the sheet never uses (HTML, SVG and PNG drawing), so that
 * they are not in the build. `vite.config.ts` maps their names to this file.
 */
const leftOut = (): never => {
  throw new Error('This part of jsPDF is left out of the build.');
};

export default leftOut;
export const decode = leftOut;
