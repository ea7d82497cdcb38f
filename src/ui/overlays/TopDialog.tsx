import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Localised } from '../layout/Localised';
import styles from './TopDialog.module.css';

interface TopDialogProps {
  label: string;
  /** Escape and a press beside it ask this. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog without a head, high on the page: what is typed in it shows itself below. The focus returns to where it came from. */
export const TopDialog = ({ label, onClose, children }: TopDialogProps) => (
  <Localised>
    <ModalOverlay
      className={styles.backdrop ?? ''}
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={label}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  </Localised>
);
