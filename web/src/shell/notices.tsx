// SPDX-License-Identifier: Apache-2.0
// Sentences of the server and the page, where they do not hide the land.
import { t } from "../i18n/i18n.ts";
import { dismiss, model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { Icon } from "./icons.tsx";

export function Notices() {
    const notices = useStore(model, (m) => m.notices);
    return (
        <div class="notices" role="log" aria-live="polite">
            {notices.map((notice) => (
                <div key={notice.id} class={`notice ${notice.kind}`}>
                    <span>{notice.sentence}</span>
                    <button
                        class="icon quiet"
                        onClick={() => dismiss(notice.id)}
                        aria-label={t("Close")}
                    >
                        <Icon name="close" />
                    </button>
                </div>
            ))}
        </div>
    );
}
