//! The ends of request heads in what a client sends.

/// The largest head of a request, in bytes.
pub const HEAD_LIMIT: usize = 16 * 1024;

/// Finds where request heads end: at an empty line, whose end may be CRLF or LF, as httparse reads it.
///
/// A body can contain empty lines too, so an end found here is where a head may end.
#[derive(Default, Debug)]
pub struct RequestHeads {
    /// Whether the present line has no characters so far and follows another one.
    is_line_empty: bool,
    /// The bytes of the present head.
    length: usize,
    has_ended: bool,
}

impl RequestHeads {
    /// The number of the given bytes up to the first end of a head, or of all.
    pub fn end_in(&mut self, bytes: &[u8]) -> usize {
        if self.has_ended {
            *self = RequestHeads::default();
        }
        let is_end = |byte: &u8| {
            match byte {
                b'\n' if self.is_line_empty => self.has_ended = true,
                b'\n' => self.is_line_empty = true,
                b'\r' => {}
                _ => self.is_line_empty = false,
            }
            self.has_ended
        };
        let end = bytes.iter().position(is_end).map_or(bytes.len(), |at| at + 1);
        self.length += end;
        end
    }

    pub fn is_too_large(&self) -> bool {
        self.length > HEAD_LIMIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lengths of the pieces into which a text is cut, whatever the sizes in which it arrives.
    fn pieces(text: &str, size: usize) -> Vec<usize> {
        let mut heads = RequestHeads::default();
        let (mut pieces, mut length) = (Vec::new(), 0);
        for chunk in text.as_bytes().chunks(size) {
            let mut rest = chunk;
            while let Some((_, left)) = rest.split_at_checked(heads.end_in(rest)).filter(|_| !rest.is_empty()) {
                length += rest.len() - left.len();
                if heads.has_ended {
                    pieces.push(length);
                    length = 0;
                }
                rest = left;
            }
        }
        pieces
    }

    #[test]
    fn heads_end_at_an_empty_line() {
        let text = "GET / HTTP/1.1\r\nhost: a\r\n\r\nGET / HTTP/1.1\nhost: a\n\nGET / HTTP/1.1\r\n\n";
        for size in [1, 2, 7, 1000] {
            assert_eq!(pieces(text, size), [27, 24, 17], "{size}");
        }
    }

    #[test]
    fn a_head_without_an_end_becomes_too_large() {
        let mut heads = RequestHeads::default();
        assert_eq!((heads.end_in(&[b'a'; HEAD_LIMIT]), heads.is_too_large()), (HEAD_LIMIT, false));
        assert_eq!((heads.end_in(b"a\r\n"), heads.is_too_large()), (3, true));
        assert_eq!((heads.end_in(b"\r\nGET"), heads.is_too_large()), (2, true));
        assert_eq!((heads.end_in(b"GET"), heads.is_too_large()), (3, false));
    }
}
