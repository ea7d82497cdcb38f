import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './Dialog.module.css';
import { IconButton } from '../buttons/IconButton';
import { FormFields } from '../fields/FormFields';
import { CloseIcon } from '../icons';
import { Localised } from '../layout/Localised';
import { sendByKey } from '@/lib/keys';
import { uiTexts } from '../uiTexts';
import { Clamped } from '../text/Clamped';
import { useModal } from './modals';
import { useFirstField } from '../fields/useFirstField';

interface Props {
  title: string;
  /** Called on Escape, the backdrop and the cross; the caller may keep the dialog open. */
  onClose: () => void;
  /** The name of the first field to fill in, if it is not the very first. */
  firstField?: string | undefined;
  /**
   * Called on Ctrl+Enter (⌘+Enter), which otherwise presses the primary button of the foot; alert dialogs ignore these
   * keys.
   */
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
  /** Buttons; the least far-reaching one comes first. */
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  size?: 's' | 'm' | 'l';
  /** While sending, the dialog cannot be closed and its fields are read-only. */
  busy?: boolean;
  /** Brings the form here from another tab; until then its fields are read-only. */
  takeOver?: (() => void) | null | undefined;
}

/**
 * A modal dialog: the focus starts at its first field, the page behind it is inert, and the focus returns afterwards.
 */
export function Dialog({
  title,
  onClose,
  firstField,
  onSubmit,
  children,
  footer,
  role = 'dialog',
  size = 'm',
  busy = false,
  takeOver,
}: Props) {
  useModal();
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.target as Node)) return;
    const submit = onSubmit ?? (() => mainButton(event.currentTarget)?.click());
    if (sendByKey(event.nativeEvent, submit)) event.stopPropagation();
  };
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
            <div className={styles.whole} onKeyDownCapture={role === 'dialog' ? onKey : undefined}>
              <header className={styles.header}>
                <Heading slot="title" level={2} className={styles.title ?? ''}>
                  <Clamped>{title}</Clamped>
                </Heading>
                {role === 'dialog' && !busy && (
                  <IconButton icon={CloseIcon} label={uiTexts.close} onClick={onClose} />
                )}
              </header>
              <Body firstField={firstField}>
                <FormFields busy={busy} takeOver={takeOver}>
                  {children}
                </FormFields>
              </Body>
              {footer && <footer className={styles.footer}>{footer}</footer>}
            </div>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </Localised>
  );
}

const mainButton = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLButtonElement>(':scope > footer button[data-variant="primary"]');

interface PartProps {
  children: ReactNode;
}

/**
 * A separate component, because the dialog renders its body a moment later, and only then can the first field be found.
 */
function Body({ firstField, children }: PartProps & Pick<Props, 'firstField'>) {
  return (
    <div ref={useFirstField(firstField)} className={styles.body}>
      {children}
    </div>
  );
}

/** Stacks the content of a dialog. */
export const DialogBody = ({ children }: PartProps) => <div className={styles.stack}>{children}</div>;

/** Names the record or records that the dialog is about. */
export const DialogAbout = ({ children }: PartProps) => (
  <p className={styles.about}>
    <Clamped>{children}</Clamped>
  </p>
);
