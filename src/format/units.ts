export {
  allUnits,
  convert,
  convertDifference,
  convertWeight,
  unitsLike,
  weightUnits,
  withFiguresOf,
} from '../../cms/src/platform/units/units.ts';
