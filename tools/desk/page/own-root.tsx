import { Component, type ComponentType, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/**
 * A component for the React inside Sveltia that draws one of ours in a root of our own: hooks work in the
 * React that they come from alone.
 */
export function ownRoot<P extends object>(Drawn: ComponentType<P>): ComponentType<P> {
  return class OwnRoot extends Component<P> {
    private readonly place = createRef<HTMLDivElement>();
    private root: Root | undefined;

    override componentDidMount() {
      if (this.place.current) this.root = createRoot(this.place.current);
      this.draw();
    }

    override componentDidUpdate() {
      this.draw();
    }

    override componentWillUnmount() {
      // Not while the other React draws.
      const { root } = this;
      queueMicrotask(() => root?.unmount());
    }

    private draw() {
      this.root?.render(<Drawn {...this.props} />);
    }

    override render() {
      return <div ref={this.place} />;
    }
  };
}
