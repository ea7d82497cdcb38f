import { clsx } from 'clsx';
import { type FocusEvent, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { type Toast, toastHidden, toastsPaused, toastsResumed } from '@/core/toasts/toastsSlice';
import { IconButton } from '@/ui/buttons/IconButton';
import { CloseIcon } from '@/ui/icons';
import { shellTexts } from '../shellTexts';
import { toastIcons } from './toastIcons';
import styles from './ToastStack.module.css';

const texts = shellTexts.toasts;

function ToastCard({ toast: { id, kind, heading, text, below, hiding } }: { toast: Toast }) {
  const dispatch = useDispatch();
  const Icon = toastIcons[kind];
  return (
    <li className={clsx(styles.toast, styles[kind], hiding && styles.hiding)}>
      <Icon className={styles.icon} role="img" aria-label={texts.kinds[kind]} />
      <div className={styles.text}>
        {heading !== null && <strong>{heading} </strong>}
        <span>{text}</span>
        {below.map((line) => (
          <p key={line} className={styles.below}>
            {line}
          </p>
        ))}
      </div>
      <IconButton size="s" icon={CloseIcon} label={texts.close} onClick={() => dispatch(toastHidden(id))} />
    </li>
  );
}

/** Toasts are at the top centre (001 §9). Their time pauses while the pointer or the focus is on them (2.2.1). */
export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  const dispatch = useDispatch();
  const pause = () => dispatch(toastsPaused());
  const resume = () => dispatch(toastsResumed());
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) resume();
  };

  useEffect(
    () => () => {
      dispatch(toastsResumed());
    },
    [dispatch],
  );

  return (
    <section
      className={styles.stack}
      aria-label={texts.region}
      /* A press here must not count as a press outside a dialog, which would close the dialog. */
      data-react-aria-top-layer="true"
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={left}
    >
      <ul className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  );
}
