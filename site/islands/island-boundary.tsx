import { Component, type ReactNode } from "react";
import { error as english } from "../../content/en/error.ts";
import { error as spanish } from "../../content/es/error.ts";
import { reportError } from "../browser/report-errors.ts";

type Failure = { failed?: { message: string } };

/** An island that breaks shows the error screen in its own place; the rest of the page stays as it is. */
export class IslandBoundary extends Component<{ children: ReactNode }, Failure> {
  override state: Failure = {};

  static getDerivedStateFromError(error: unknown): Failure {
    return { failed: { message: error instanceof Error ? error.message : String(error) } };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const words = document.documentElement.lang === "es" ? spanish : english;
    return (
      <div role="alert" className="stack">
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
        <p className="error-text">{this.state.failed.message}</p>
      </div>
    );
  }
}
