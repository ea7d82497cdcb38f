import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { historyCleared, historyRead, selectToastHistory } from '@/core/toasts/toastsSlice';
import { Button } from '@/ui/buttons/Button';
import { Time } from '@/ui/text/Time';
import { shellTexts } from '../../shellTexts';
import { toastIcons } from '../../toasts/toastIcons';
import styles from './ToastsPanel.module.css';
import panel from '../PanelList.module.css';

const texts = shellTexts.toasts;

/** The texts of all toasts in this session. */
export function ToastsPanel() {
  const dispatch = useDispatch();
  const history = useSelector(selectToastHistory);
  const newest = history[0]?.id;

  useEffect(() => {
    dispatch(historyRead());
  }, [newest, dispatch]);

  return (
    <>
      {history.length > 0 && (
        <div className={styles.head}>
          <Button variant="quiet" size="s" onClick={() => dispatch(historyCleared())}>
            {texts.clear}
          </Button>
        </div>
      )}
      {history.length === 0 ? (
        <div className={styles.empty}>
          <p>{texts.empty}</p>
          <p>{texts.emptyHint}</p>
        </div>
      ) : (
        <ul className={panel.list}>
          {history.map(({ id, kind, text, at, count }) => {
            const Icon = toastIcons[kind];
            return (
              <li key={id} className={clsx(panel.item, styles.item)}>
                <Icon className={clsx(styles.icon, styles[kind])} role="img" aria-label={texts.kinds[kind]} />
                <div className={panel.words}>
                  <p className={panel.text}>{text}</p>
                  <p className={panel.meta}>
                    <Time instant={new Date(at).toISOString()} mode="moment" />
                    {count > 1 && <span>{texts.times(count)}</span>}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
