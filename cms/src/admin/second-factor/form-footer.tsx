import { Button, Modal } from '@strapi/design-system';

type Props = { action: string; isDangerous?: boolean; isBusy: boolean };

/** The buttons of a form in a dialog. */
export const FormFooter = ({ action, isDangerous = false, isBusy }: Props) => (
  <Modal.Footer>
    <Modal.Close>
      <Button variant="tertiary">Cancel</Button>
    </Modal.Close>
    <Button type="submit" variant={isDangerous ? 'danger' : 'default'} loading={isBusy}>
      {action}
    </Button>
  </Modal.Footer>
);
