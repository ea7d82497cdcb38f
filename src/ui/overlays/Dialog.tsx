import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './Dialog.module.css';
import { IconButton } from '../buttons/IconButton';
import { FormFields } from '../fields/FormFields';
import { CloseIcon } from '../icons';
import { Localised } from '../layout/Localised';
import { uiTexts } from '../uiTexts';

interface Props {
  title: string;
  /** Escape, the backdrop and the cross ask this; the caller may keep the dialog open. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the least far-reaching first. */
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  size?: 's' | 'm' | 'l';
  /** Something is being sent: until that ended it cannot be closed, and its fields cannot be changed. */
  busy?: boolean;
  /** What is typed in it is open in another tab: until it is brought here, its fields cannot be changed. */
  takeOver?: (() => void) | null | undefined;
}

/** A modal dialog: the page behind it is inert, and focus returns to where it came from. */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  role = 'dialog',
  size = 'm',
  busy = false,
  takeOver,
}: Props) {
  return (
    <Localised>
      <ModalOverlay
        className={styles.backdrop ?? ''}
        isOpen
        isDismissable={!busy && role === 'dialog'}
        isKeyboardDismissDisabled={busy}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Modal className={clsx(styles.modal, styles[size])}>
          <AriaDialog className={styles.dialog ?? ''} role={role}>
            <header className={styles.header}>
              <Heading slot="title" level={2} className={styles.title ?? ''}>
                {title}
              </Heading>
              {role === 'dialog' && !busy && (
                <IconButton icon={CloseIcon} label={uiTexts.close} onClick={onClose} />
              )}
            </header>
            <div className={styles.body}>
              <FormFields busy={busy} takeOver={takeOver}>
                {children}
              </FormFields>
            </div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </Localised>
  );
}

interface PartProps {
  children: ReactNode;
}

/** What stands under each other in a dialog. */
export const DialogBody = ({ children }: PartProps) => <div className={styles.stack}>{children}</div>;

/** Which record or records it is about. */
export const DialogAbout = ({ children }: PartProps) => <p className={styles.about}>{children}</p>;
