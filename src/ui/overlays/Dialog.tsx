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
  /** Escape, the backdrop and the cross ask this; the caller may keep the dialog open. */
  onClose: () => void;
  /** The name of the first field to fill in, where that is not the very first. */
  firstField?: string | undefined;
  /** Ctrl+Enter (⌘+Enter) asks this, else what its first button of the foot asks; never where something goes for good. */
  onSubmit?: (() => void) | undefined;
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

/** A modal dialog: it opens at its first field, the page behind it is inert, and focus returns to where it came from. */
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

/** Apart from the dialog, which draws it a moment later: what looks for the first field needs it there. */
function Body({ firstField, children }: PartProps & Pick<Props, 'firstField'>) {
  return (
    <div ref={useFirstField(firstField)} className={styles.body}>
      {children}
    </div>
  );
}

/** What stands under each other in a dialog. */
export const DialogBody = ({ children }: PartProps) => <div className={styles.stack}>{children}</div>;

/** Which record or records it is about. */
export const DialogAbout = ({ children }: PartProps) => (
  <p className={styles.about}>
    <Clamped>{children}</Clamped>
  </p>
);
