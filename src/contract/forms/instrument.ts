import * as v from 'valibot';
import { choice, line, optionalLine, optionalText } from './fields.ts';

export const services = ['calibration', 'repair', 'calibration-and-repair', 'return'] as const;
export const certificates = ['none', 'as-left', 'as-found-and-as-left'] as const;
export const contaminations = ['clean', 'cleaned', 'contaminated'] as const;

const Fields = v.object({
  model: line(120, 'Enter the model or part number.'),
  serialNumber: line(60, 'Enter the serial number. It stands on the nameplate.'),
  service: choice(services, 'Choose what is to be done.'),
  certificate: choice(certificates, 'Choose a certificate, or none.'),
  fault: optionalText(2000),
  /** What we must know before we open the parcel. */
  contamination: choice(contaminations, 'Say whether the instrument is clean.'),
  contaminant: optionalLine(300),
});

/** One instrument of a request for calibration or repair. */
export const Instrument = v.pipe(
  Fields,
  v.forward(
    v.partialCheck(
      [['service'], ['fault']],
      ({ service, fault }) => service === 'calibration' || service === 'return' || fault !== '',
      'Describe what is wrong with it.',
    ),
    ['fault'],
  ),
  v.forward(
    v.partialCheck(
      [['contamination'], ['contaminant']],
      ({ contamination, contaminant }) => contamination === 'clean' || contaminant !== '',
      'Enter what it was in contact with.',
    ),
    ['contaminant'],
  ),
  // Nothing is measured on a return.
  v.transform((instrument) =>
    instrument.service === 'return' ? { ...instrument, certificate: 'none' as const } : instrument,
  ),
);
