import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { uiTexts } from '../uiTexts';

export interface BoundaryProps {
  children: ReactNode;
  /** Draws a replacement for content that failed; by default a message with a button to try again. */
  failed?: (retry: () => void) => ReactNode;
  /** A change of this value starts another try, for example for a newer record or another address. */
  resetKey?: unknown;
  /** Refetches the data of the failed content as part of another try. */
  onRetry?: (() => void) | undefined;
}

interface State {
  failed: boolean;
  resetKey: unknown;
}

const partFailed = (retry: () => void) => (
  <ErrorState title={uiTexts.partFailed} detail={uiTexts.partFailedDetail} onRetry={retry} />
);

/** Shows nothing in place of a failed part, for parts that cover the page or are shown only at times. */
export const showNothing = (): ReactNode => null;

/** Contains an error of its children. They are tried again on request, and automatically when the network is back. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: State): Partial<State> | null {
    return Object.is(resetKey, state.resetKey) ? null : { failed: false, resetKey };
  }

  override componentDidCatch(): void {
    window.addEventListener('online', this.reset, { once: true });
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.reset);
  }

  private readonly reset = () => this.setState({ failed: false });

  private readonly retry = () => {
    this.props.onRetry?.();
    this.reset();
  };

  override render(): ReactNode {
    const { children, failed = partFailed } = this.props;
    return this.state.failed ? failed(this.retry) : children;
  }
}
