import { createSelector } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { Link, Navigate } from 'react-router';
import { featureReset, featureSwitched, selectConfig, selectLocalFlags } from '@/core/config/configSlice';
import { paths } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { PlainScreen } from '@/kit/screen/PlainScreen';
import { shellTexts } from '@/shell/shellTexts';
import { IconButton } from '@/ui/buttons/IconButton';
import { UndoIcon } from '@/ui/icons';
import { Switch } from '@/ui/fields/Switch';
import { mutedClass } from '@/ui/layout/Section';
import styles from './ExperimentalScreen.module.css';
import { experimentalTexts as texts } from './experimentalTexts';

/** The flags of the files, overridden by the flags that were switched in this browser. */
const selectFlags = createSelector([selectConfig, selectLocalFlags], ({ features }, local) => {
  const names = new Set([...features, ...local].map(({ name }) => name));
  return [...names].sort().map((name) => {
    const named = (feature: { name: string }) => feature.name === name;
    const here = local.find(named);
    return { name, enabled: (here ?? features.find(named))?.enabled ?? false, isLocal: here !== undefined };
  });
});

function Flags() {
  const dispatch = useDispatch();
  const flags = useSelector(selectFlags);
  if (flags.length === 0) return <p className={mutedClass}>{texts.none}</p>;
  return (
    <ul>
      {flags.map(({ name, enabled, isLocal }) => (
        <li key={name} className={styles.item}>
          <div className={styles.flag}>
            <Switch
              label={name}
              checked={enabled}
              description={isLocal ? texts.here : undefined}
              onChange={(next) => dispatch(featureSwitched({ name, enabled: next }))}
            />
          </div>
          {isLocal && (
            <IconButton
              size="s"
              icon={UndoIcon}
              label={texts.reset(name)}
              onClick={() => dispatch(featureReset(name))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The developer area (002 §2.10). While locked, it redirects to the tasks. */
export function ExperimentalScreen() {
  const { experimentalAreaEnabled } = useSelector(selectConfig);
  const maySandbox = useSelector(selectMay)('shell');
  if (!experimentalAreaEnabled) return <Navigate to={paths.tasks} replace />;
  return (
    <PlainScreen title={shellTexts.experimentalArea}>
      <p className={mutedClass}>{texts.intro}</p>
      <section aria-labelledby="features">
        <h2 id="features" className={styles.heading}>
          {texts.features}
        </h2>
        <Flags />
      </section>
      {maySandbox && <Link to={paths.sandbox}>{texts.sandbox}</Link>}
    </PlainScreen>
  );
}
