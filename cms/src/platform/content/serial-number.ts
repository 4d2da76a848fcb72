/** The spelling in which serial numbers are stored and compared: "26 110-042" and "26110042" are the same number. */
export const storedSerialNumber = (entered: string): string =>
  entered
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s./_\p{Pd}]/gu, '')
    .slice(0, 60);
