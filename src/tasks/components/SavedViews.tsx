import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { BookmarkIcon, TrashIcon } from '@/ui/icons';
import { selectViews } from '../tasksSelectors';
import { type SavedView, viewRemoved } from '../tasksActions';
import { tasksTexts } from '../tasksTexts';
import styles from './TaskFiltersPanel.module.css';

const texts = tasksTexts.filters;

/** Filters and order under a name of one's own. */
export function SavedViews({ onApply }: { onApply: (view: SavedView) => void }) {
  const dispatch = useDispatch();
  const views = useSelector(selectViews);
  return (
    <section className={styles['views']} aria-label={texts.views}>
      <h3 className={styles['heading']}>{texts.views}</h3>
      {views.length === 0 ? (
        <p className={styles['hint']}>{texts.noViews}</p>
      ) : (
        <ul className={styles['list']}>
          {views.map((view) => (
            <li key={view.name} className={styles['view']}>
              <Button
                variant="quiet"
                size="s"
                aria-label={texts.applyView(view.name)}
                onClick={() => onApply(view)}
              >
                {view.name}
              </Button>
              <IconButton
                icon={TrashIcon}
                label={texts.removeView(view.name)}
                onClick={() => dispatch(viewRemoved(view.name))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        size="s"
        icon={BookmarkIcon}
        onClick={() => dispatch(dialogOpened({ dialog: { kind: 'taskSaveView' } }))}
      >
        {texts.saveView}
      </Button>
    </section>
  );
}
