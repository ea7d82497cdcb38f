import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Localised } from '../layout/Localised';
import styles from './Dialog.module.css';
import { useModal } from './modals';

interface TopDialogProps {
  label: string;
  /** Called on Escape and on a press beside the dialog. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog without a head, high on the page because the results of typing appear below. The focus returns afterwards.
 */
export function TopDialog({ label, onClose, children }: TopDialogProps) {
  useModal();
  return (
    <Localised>
      <ModalOverlay
        className={clsx(styles.backdrop, styles.high)}
        isOpen
        isDismissable
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Modal className={clsx(styles.modal, styles.search)}>
          <Dialog className={styles.dialog ?? ''} aria-label={label}>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </Localised>
  );
}
