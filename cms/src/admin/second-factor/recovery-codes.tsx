import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useState } from 'react';

/** The last step of a dialog that created recovery codes, which are shown only once. */
export function SaveCodes({ codes, onEnd }: { codes: string[]; onEnd(): void }) {
  return (
    <>
      <Modal.Body>
        <RecoveryCodes codes={codes} />
      </Modal.Body>
      <Modal.Footer>
        <Button onClick={onEnd}>I have saved these codes</Button>
      </Modal.Footer>
    </>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const [wasCopied, setWasCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => setWasCopied(true));
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography>
        If you lose your phone, sign in with one of these recovery codes instead of a code from the app. Each
        works once. Print them or save them in a password manager, not on the phone. They will not be shown
        again.
      </Typography>
      <Box tag="ul" padding={4} background="neutral100" hasRadius aria-label="Recovery codes">
        {codes.map((code) => (
          <Typography key={code} tag="li" style={{ fontFamily: 'monospace', display: 'block' }}>
            {code}
          </Typography>
        ))}
      </Box>
      <Flex gap={2}>
        <Button variant="secondary" onClick={copy}>
          {wasCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button variant="secondary" onClick={() => print(codes)}>
          Print
        </Button>
      </Flex>
    </Flex>
  );
}

/** Prints the codes without the page around them. */
function print(codes: string[]): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.hidden = true;
  const page = frame.contentDocument;
  const list = page?.createElement('pre');
  if (page && list) {
    list.textContent = [`Recovery codes for ${window.location.host}/admin`, '', ...codes].join('\n');
    page.body.append(list);
    frame.contentWindow?.print();
  }
  frame.remove();
}
