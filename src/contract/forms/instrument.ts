import * as v from 'valibot';
import { choice, line, optionalLine, optionalText } from './fields.ts';

export const services = ['calibration', 'repair', 'calibration-and-repair', 'return'] as const;
export const certificates = ['none', 'as-left', 'as-found-and-as-left'] as const;
export const contaminations = ['clean', 'cleaned', 'contaminated'] as const;

const Fields = v.object({
  model: line(120, 'Enter the model or part number.'),
  serialNumber: line(60, 'Enter the serial number shown on the nameplate.'),
  service: choice(services, 'Select the service you require.'),
  certificate: choice(certificates, 'Select a certificate or “No certificate”.'),
  fault: optionalText(2000),
  /** Safety information needed before the parcel is opened. */
  contamination: choice(contaminations, 'Select whether the instrument is contaminated.'),
  contaminant: optionalLine(300),
});

/** An instrument in a calibration or repair request. */
export const Instrument = v.pipe(
  Fields,
  v.forward(
    v.partialCheck(
      [['service'], ['fault']],
      ({ service, fault }) => service === 'calibration' || service === 'return' || fault !== '',
      'Describe the fault.',
    ),
    ['fault'],
  ),
  v.forward(
    v.partialCheck(
      [['contamination'], ['contaminant']],
      ({ contamination, contaminant }) => contamination === 'clean' || contaminant !== '',
      'Enter the substances it was in contact with.',
    ),
    ['contaminant'],
  ),
  // A return includes no calibration, so there is no certificate.
  v.transform((instrument) =>
    instrument.service === 'return' ? { ...instrument, certificate: 'none' as const } : instrument,
  ),
);
