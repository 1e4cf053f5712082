# The desk of moderators and admins.

web-desk-parts = Bereiche der Moderation
web-desk-reports = Offene Meldungen
web-desk-answered = Beantwortet
web-desk-log = Protokoll
web-desk-not-yours = Diese Seite ist für die Moderation.

web-desk-nothing = Keine Meldung wartet auf Antwort.
web-desk-none-answered = Noch wurde keine Meldung beantwortet.
web-desk-current = Die Meldung
web-desk-position = Meldung { $position } von { $count }
web-desk-previous = Vorige Meldung
web-desk-next = Nächste Meldung
web-desk-due = Zu beantworten bis { $time }
web-desk-late = Hätte bis { $time } beantwortet sein sollen
web-desk-overdue = Überfällig
web-desk-said = Gesagt: „{ $phrase }“
web-desk-said-long-ago = Der Spruch ist nicht mehr gespeichert.
web-desk-no-words = Ohne Worte
web-desk-by = Gemeldet von { $player }, { $time }
web-desk-also = { $count ->
    [one] Eine weitere Meldung
   *[other] { $count } weitere Meldungen
}
web-desk-waiting = Wartende Meldungen

web-desk-outcome = Ergebnis
web-desk-outcome-no_action = Keine Maßnahme
web-desk-outcome-warned = Verwarnt
web-desk-outcome-muted = Stumm gestellt
web-desk-outcome-renamed = Umbenannt
web-desk-outcome-banned = Gesperrt
web-desk-outcome-game_voided = Partie beendet
web-desk-why = Grund, für das Protokoll
web-desk-why-hint = Ohne Grund steht das Ergebnis im Protokoll.

web-desk-find = Name eines Kontos oder Link einer Partie oder eines Turniers
web-desk-find-do = Suchen
web-desk-player = Konto
web-desk-facts = Angaben
web-desk-actions = Maßnahmen
web-desk-profile = Öffentliche Seite
web-desk-ban = Sperren
web-desk-ban-player = { $player } sperren
web-desk-ban-what = Das Konto kann sich nicht mehr anmelden und nichts tun; Bots übernehmen seine laufenden Partien. Die Person liest den Grund, das Ende und wo sie widersprechen kann.
web-desk-days = Wie lange
web-desk-days-of = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
web-desk-endless = Bis zur Aufhebung
web-desk-ban-reason = Grund, den die gesperrte Person liest
web-desk-banned = { $player } ist gesperrt.
web-desk-unban = Sperre aufheben
web-desk-unban-what = Die Sitzungen des Kontos gelten wieder. Partien, die Bots übernommen haben, kommen nicht zurück.
web-desk-unbanned = { $player } ist nicht mehr gesperrt.
web-desk-role = Rolle
web-desk-role-of = Rolle von { $player }
web-desk-role-what = Die Moderation beantwortet Meldungen und beendet Partien. Die Administration kann auch sperren, Rollen vergeben und das Protokoll lesen.
web-desk-role-player = Keine
web-desk-role-moderator = Moderation
web-desk-role-admin = Administration

web-desk-game = Partie
web-desk-status-lobby = Wartet auf Mitspielende
web-desk-status-running = Läuft
web-desk-status-finished = Beendet
web-desk-status-void = Ohne Ergebnis beendet
web-desk-void = Partie beenden
web-desk-void-what = Die Partie endet für alle, ohne Wertung und Wertungszahlen.

web-desk-log-none = Noch wurde nichts getan.
web-desk-did-grant = Zur Administration ernannt
web-desk-did-appoint = Zur Moderation ernannt
web-desk-did-revoke = Rolle entzogen
web-desk-did-ban = Gesperrt
web-desk-did-unban = Sperre aufgehoben
web-desk-did-void_game = Partie beendet
web-desk-did-close_report = Meldung beantwortet
web-desk-until = Bis { $time }
web-desk-command = Befehlszeile

web-desk-mute = Stummschalten
web-desk-mute-what = Das Konto spielt weiter, sagt aber nichts. Beim Versuch liest es den Grund und das Ende.
web-desk-mute-reason = Grund, den die stummgeschaltete Person liest
web-desk-muted = { $player } ist stummgeschaltet.
web-desk-unmute = Stummschaltung beenden
web-desk-unmute-what = Das Konto kann wieder etwas sagen.
web-desk-unmuted = { $player } kann wieder etwas sagen.
web-desk-did-mute = Stummgeschaltet
web-desk-did-unmute = Stummschaltung beendet
web-desk-did-post_notice = Hinweis veröffentlicht
web-desk-did-remove_notice = Hinweis entfernt
web-desk-pairs = Paare
web-desk-pairs-what = Paare mit mindestens drei gewerteten Partien unter den letzten 10.000 Partien des Servers, die überraschendsten zuerst. Auch Glück steht hier: Sieh dir die Partien an.
web-desk-pairs-none = Kein Paar fällt auf.
web-desk-pair-score = { $score } von { $games } Partien gewonnen, { $expected } erwartet
web-desk-pair-more = Überraschung { $surprise } · Wertung { $gained } · { $abandoned } vom anderen verlassen
web-desk-gifts = Verschenkte Punkte
web-desk-gifts-what = Spieler, deren Züge einem Gegner mehr wert waren als dem Rest des Tisches, in mindestens drei gewerteten Partien zu dritt bis zu fünft, der höchste Index zuerst. Ein Index über 3,5 ist selten Zufall: Sieh dir die Partien an.
web-desk-gifts-none = Niemand fällt auf.
web-desk-gift = { $giver } an { $receiver }
web-desk-gift-more = { $points } Punkte je Partie in { $games } Partien · Index { $index }
web-desk-their-games = Ihre Partien
web-desk-notices = Hinweise
web-desk-notices-none = Es gibt keine Hinweise.
web-desk-notice-time = Von { $from } bis { $until }
web-desk-notice-remove = Entfernen
web-desk-notice-new = Neuer Hinweis
web-desk-notice-post = Veröffentlichen
web-desk-notice-text = Text, { $language }
web-desk-notice-hours = Wie lange
web-desk-hours-of = { $count } Stunden
web-desk-rename = Umbenennen
web-desk-rename-player = { $player } umbenennen
web-desk-rename-what = Der alte Name verschwindet sofort aus Partien, Listen und Bildern, und 30 Tage lang kann ihn niemand nehmen. Die Person liest den Grund im Posteingang.
web-desk-rename-to = Neuer Name; bleibt er leer, denkt sich der Server einen aus
web-desk-rename-reason = Grund, den die Person liest
web-desk-renamed = Der Name ist jetzt { $player }.
web-desk-did-rename = Umbenannt
web-desk-did-delete_account = Auf Wunsch gelöscht
web-desk-delete = Löschen
web-desk-delete-what = { $player } wird gelöscht wie von der Person selbst: Partien bleiben, unter anderem Namen. Das lässt sich nicht zurücknehmen.
web-desk-deleted = { $player } ist gelöscht.
web-desk-figures = Partien: { $games }, nicht zu Ende: { $unfinished } · Geräte: { $devices }
web-desk-open = Noch nicht beantwortet
web-desk-tournament = Turnier
web-desk-rule-why = Grund, den alle lesen können
web-desk-decide = Ergebnis von Tisch { $table } entscheiden
web-desk-decide-what = Diese Plätze gelten als Ergebnis. Wer sich einen Platz teilt, lässt den nächsten frei: 1, 2, 2, 4. Eine laufende Partie endet ohne Ergebnis.
web-desk-place = Platz von { $player }
web-desk-did-pause_tournament = Turnier unterbrochen
web-desk-did-resume_tournament = Turnier fortgesetzt
web-desk-did-cancel_tournament = Turnier abgesagt
web-desk-did-remove_entrant = Aus einem Turnier genommen
web-desk-did-decide_table = Ergebnis eines Tisches entschieden
web-desk-health = Zustand
web-desk-health-well = Dieser Server nimmt Züge an, und seine Arbeit im Hintergrund läuft.
web-desk-health-jobs = Arbeit im Hintergrund misslingt: { $jobs }. Warum, steht im Protokoll des Servers.
web-desk-health-version = Version { $version }
web-desk-health-again = Noch einmal nachsehen
web-desk-health-webhooks = Webhooks, die misslingen
web-desk-health-operator = Webhook des Betreibers
web-desk-health-since = { $count ->
    [one] { $count } Fehlschlag seit { $time }
   *[other] { $count } Fehlschläge seit { $time }
}
web-desk-health-paused = angehalten
web-desk-health-outages = Ausfälle: Abgelaufene Uhren bekamen fünf Minuten mehr
