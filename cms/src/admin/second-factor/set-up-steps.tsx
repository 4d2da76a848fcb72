import { Box, Flex, Typography } from '@strapi/design-system';
import { renderSVG } from 'uqr';
import type { SetUp } from './responses';

/** Explains how to add the secret to an authenticator app, with the camera or by hand. */
export function SetUpSteps({ setUp: { secret, url } }: { setUp: SetUp }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography>
        1. Install an authenticator app on your phone, such as Aegis, Google Authenticator or 2FAS, or use
        your password manager.
      </Typography>
      <Typography>2. Scan this QR code with the app.</Typography>
      <Box>
        <img src={qrCode(url)} width={200} height={200} alt="QR code with the secret of your second factor" />
      </Box>
      <Typography>
        If you cannot scan it, enter this secret in the app:{' '}
        <Typography tag="code" fontWeight="bold" style={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}
        </Typography>
      </Typography>
      <Typography>3. Enter the code that the app shows now.</Typography>
    </Flex>
  );
}

/** Black on white in the dark theme too, because some cameras do not recognise inverted QR codes. */
const qrCode = (url: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`;
